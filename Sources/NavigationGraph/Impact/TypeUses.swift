/// Which piece of source names which: the ways on which a change of one can show in another.
public struct TypeUses: Hashable, Sendable {
  /// A type with its extensions, an extension of a type that the source does not declare, or what a file holds outside of types.
  public struct Piece: Hashable, Sendable {
    public var name: String
    /// The id of the graph's node for it; nil where there is none.
    public var node: String?
    /// Whether it is a view, a scene or an app: what it does with a thing shows there, and the graph tells where it is shown.
    public var isShown = false
    /// Where it stands.
    public var spans: [Span] = []
    /// The positions of the pieces that it names, ascending.
    public var uses: [Int] = []

    public init(name: String) { self.name = name }
  }

  /// Some lines of a file, from 1.
  public struct Span: Hashable, Sendable {
    public var file: String
    public var lines: ClosedRange<Int>

    public init(file: String, lines: ClosedRange<Int>) {
      self.file = file
      self.lines = lines
    }
  }

  public var pieces: [Piece] = []

  public init() {}
}
