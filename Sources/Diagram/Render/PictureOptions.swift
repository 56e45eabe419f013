/// The colours of a picture.
public enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case light, dark
  /// An SVG that follows the reader's system; light in other formats.
  case automatic = "auto"

  /// The colours that a picture starts with.
  public var theme: Theme { self == .dark ? .dark : .light }
}

/// The choices of a picture that are none of the diagram.
public struct PictureOptions: Hashable, Sendable {
  public var format: PictureFormat = .svg
  public var layout: Layout = .dot
  public var theme: ThemeChoice = .automatic
  /// What stands before a file's path in links to the source, or a pattern with `{file}` and `{line}`; nil: the path alone.
  public var linkPrefix: String?
  public var showsLegend = true
  /// Pictures of screens, above the names in their boxes, by the id of a view's node. An SVG has them inside.
  public var images: [String: Screenshot] = [:]
  /// For all that one picture takes.
  public var timeLimit = Renderer.defaultTimeLimit

  public init() {}
}
