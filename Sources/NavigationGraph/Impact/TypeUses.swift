/// Which piece of source names which: the ways on which a change of one can show in another; and which lines of a piece are for what.
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

  /// A `switch`.
  public struct Switch: Hashable, Sendable {
    public var file: String
    /// From its head to the end of its last arm.
    public var lines: ClosedRange<Int>
    /// In the order of the source.
    public var arms: [Arm]

    public init(file: String, lines: ClosedRange<Int>, arms: [Arm]) {
      self.file = file
      self.lines = lines
      self.arms = arms
    }
  }

  /// An arm of a `switch`, from its `case` to the next.
  public struct Arm: Hashable, Sendable {
    public var lines: ClosedRange<Int>
    /// The names of the cases in its patterns.
    public var cases: [String]
    public var isDefault: Bool

    public init(lines: ClosedRange<Int>, cases: [String], isDefault: Bool = false) {
      self.lines = lines
      self.cases = cases
      self.isDefault = isDefault
    }
  }

  public var pieces: [Piece] = []
  public var switches: [Switch] = []
  /// Where closures, functions and other braces round statements stand.
  public var blocks: [Span] = []

  public init() {}
}
