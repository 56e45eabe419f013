import NavigationGraph

/// What is known of views that nothing shows, besides their nodes.
public struct ScreenObservations: Hashable, Sendable {
  /// A view that nothing shows, and whose name code outside tests and previews says nowhere but in the view itself.
  public struct Unshown: Hashable, Sendable {
    /// The id of its node.
    public var node: String
    /// It has a title, or holds a stack, tabs or columns.
    public var isMarkedAsScreen: Bool
    /// Where a preview makes it, in the first place.
    public var preview: SourceLocation?

    public init(node: String, isMarkedAsScreen: Bool, preview: SourceLocation? = nil) {
      self.node = node
      self.isMarkedAsScreen = isMarkedAsScreen
      self.preview = preview
    }
  }

  /// Where code stands: the first and the last line of a declaration or an extension.
  public struct Extent: Hashable, Sendable {
    public var file: String
    public var lines: ClosedRange<Int>

    public init(file: String, lines: ClosedRange<Int>) {
      self.file = file
      self.lines = lines
    }
  }

  /// By node.
  public var unshown: [Unshown] = []
  /// For each view that is not reached, by the id of its node, where its code stands. Filled where there is any that nothing shows.
  public var extents: [String: [Extent]] = [:]

  public init() {}
}
