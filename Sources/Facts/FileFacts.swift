/// All that one file says, without reference to its syntax: flat arrays that point into one another by `ID`.
///
/// Children of values and patterns stand before their parents; operations lie in preorder. No array is ever read by recursion on the
/// depth of the source unless that depth is capped: the producer cuts values nested deeper than `maximumDepth` to `unknown`.
///
/// What `#if` leaves out in one build is there in another, so nothing of it is left out here: members and cases of all clauses with their
/// `condition`, statements as `compileIf`, all else (arguments, elements, modifiers of a chain, switch cases) as if it stood there one
/// clause behind the other.
public struct FileFacts: Hashable, Sendable {
  /// Values, types, patterns and functions nest at most this deep; operations at most four times as deep.
  public static let maximumDepth = 256

  /// The texts of all symbols.
  public var names = NameTable()
  /// The modules imported, without submodules.
  public var imports: [Symbol] = []
  public var types: [TypeFact] = []
  public var properties: [PropertyFact] = []
  public var cases: [CaseFact] = []
  public var aliases: [AliasFact] = []
  public var functions: [FunctionFact] = []
  public var parameters: [ParameterFact] = []
  public var generics: [GenericParameter] = []
  public var attributes: [AttributeFact] = []
  public var typeNodes: [TypeNode] = []
  public var typeArguments: [TypeArgument] = []
  public var values: [Value] = []
  public var arguments: [Argument] = []
  public var operations: [Operation] = []
  public var patterns: [Pattern] = []
  public var patternElements: [PatternElement] = []
  /// The branches of all `#if`, those of one behind each other.
  public var clauses: [ConditionalClause] = []
  /// Where each line starts, in bytes; the first is 0.
  public var lineStarts: [UInt32] = [0]
  /// The operations of the file outside declarations: a function of kind `topLevel`, where there are any.
  public var topLevel: ID<FunctionFact> = .none
  /// The producer met places that it could not read, or that stand too deep to be followed.
  public var hasErrors = false

  public init() {}

  /// Line and column, from 1, the column in bytes. Costs a binary search.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = low < lineStarts.count ? lineStarts[low] : 0
    return (low + 1, Int(offset >= start ? offset - start : 0) + 1)
  }
}
