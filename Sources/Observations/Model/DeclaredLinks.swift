import NavigationGraph

/// What property lists and entitlements declare of links into the app.
public struct DeclaredLinks: Hashable, Sendable {
  /// A name that is declared, and where.
  public struct Name: Hashable, Sendable {
    public var text: String
    public var location: SourceLocation

    public init(text: String, location: SourceLocation) {
      self.text = text
      self.location = location
    }

    /// Whether it is made of build settings that could not be told, wholly or in part.
    public var hasVariable: Bool { text.contains("$(") || text.contains("${") }
  }

  /// Schemes of `CFBundleURLTypes`.
  public var urlSchemes: [Name] = []
  /// `com.apple.developer.associated-domains`, as written.
  public var associatedDomains: [Name] = []

  public init() {}
}
