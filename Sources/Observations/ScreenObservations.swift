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

  /// By node.
  public var unshown: [Unshown] = []

  public init() {}
}
