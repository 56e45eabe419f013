import Facts
import SwiftScan

/// Both stages below have symbols; without a word before it, one of the facts is meant.
typealias Symbol = Facts.Symbol

/// Turns the syntax tree of one file into facts. Reusable: it keeps its memory from file to file; one for each thread.
///
/// Nothing is resolved here, and nothing of the source that could matter to navigation is left out, but for what stands too deep:
/// nesting is followed to `FileFacts.maximumDepth` (counting brackets, braces and statements); deeper values are `unknown`, deeper
/// statements and declarations left out, and `hasErrors` says so. The text of a string literal is cut at `maximumTextLength` bytes.
public struct Collector: ~Copyable {
  /// String literals longer than this are cut: no route, host or identifier is that long.
  public static var maximumTextLength: Int { 4096 }

  var facts = FactsBuilder()
  var names = NameInterner()
  var symbols = SymbolMap()
  /// Operators and operands of the sequences that are open.
  var operators = Arena<PendingOperator>(capacity: 64)
  var operands = Arena<ID<Value>>(capacity: 64)
  /// The text of the string literal at hand, when it is not in the source as it is meant.
  var text = Arena<UInt8>(capacity: 4096)
  /// `if` operations of an `else if` chain, and the blocks round them.
  var openOperations = Arena<Int32>(capacity: 64)

  /// The tree at hand; none between files.
  var syntax = Syntax()
  /// For its names; `collect` holds a reference as long as this is used.
  var tree: Unmanaged<SyntaxTree>?

  /// Where the walk stands.
  var owner = ID<TypeFact>.none
  var function = ID<FunctionFact>.none
  /// The innermost closure, for `$0`.
  var closure = ID<FunctionFact>.none
  /// The condition of the `#if` clauses round the declaration at hand.
  var condition = Symbol.none
  var topLevel = ID<FunctionFact>.none
  /// Depth of the recursion.
  var depth = 0
  /// How many values of the function at hand will stand above the next one.
  var height = 0
  var hasErrors = false

  public init() {}

  /// The facts of a file.
  ///
  /// Takes time and memory in proportion to the tree, and less than 512 KiB of stack; any tree will do, also one of broken source.
  ///
  /// - Parameter tree: a scanned file; it is only read, and the facts hold no reference to it.
  public mutating func collect(_ tree: SyntaxTree) -> FileFacts {
    withExtendedLifetime(tree) {
      begin(tree)
      if !syntax.nodes.isEmpty { sourceFile() }
      // No pointer into a tree that may be gone.
      self.tree = nil
      syntax = Syntax()
    }
    return facts.finished(names.table(), lines: tree.lineStarts, topLevel, hasErrors)
  }

  private mutating func begin(_ tree: SyntaxTree) {
    facts.reset()
    names.reset()
    symbols.reset(count: tree.symbolCount)
    operators.cut(to: 0)
    operands.cut(to: 0)
    openOperations.cut(to: 0)
    self.tree = Unmanaged.passUnretained(tree)
    syntax = Syntax(tree)
    owner = .none
    function = .none
    closure = .none
    condition = .none
    topLevel = .none
    depth = 0
    height = 0
    hasErrors = false
  }
}
