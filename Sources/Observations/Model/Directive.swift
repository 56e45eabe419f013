import NavigationGraph

/// A comment that speaks to navgraph: `// navgraph:disable:next unused_destination - sold from next week on`.
public struct Directive: Hashable, Sendable {
  /// Where `navgraph:` stands.
  public var location: SourceLocation
  /// What follows `navgraph:` in its line, without the end of the comment.
  public var text: String

  public init(location: SourceLocation, text: String) {
    self.location = location
    self.text = text
  }
}
