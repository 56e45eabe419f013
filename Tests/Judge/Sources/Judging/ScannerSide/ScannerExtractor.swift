import SwiftScan

/// What the scanner says of a file. Lines come from the scanner too.
///
/// - Throws: `ScanError` for a file that is too large.
public func scannerObservations(_ source: [UInt8], structure: Bool = false) throws -> [Observation] {
  let tree = SyntaxTree()
  try Scanner().scan(source, into: tree)
  var extractor = ScannerExtractor(tree: tree, comparesStructure: structure)
  extractor.run()
  return extractor.observations
}

/// Goes once over the nodes in order and hands each to the extraction of its category, which stands in a file of its own.
struct ScannerExtractor {
  let tree: SyntaxTree
  let comparesStructure: Bool
  /// Bodies still to come of the switch cases seen so far.
  var bodiesOfCases: Set<NodeIndex> = []
  var observations: [Observation] = []
  /// Names of the declarations round the current node.
  private var path = Enclosing<String>()
  /// Lines of the switches round the current node.
  private(set) var switches = Enclosing<Int>()
  /// For the `let` and `var` round the current node, which it is.
  private(set) var variables = Enclosing<Bool>()

  init(tree: SyntaxTree, comparesStructure: Bool) {
    self.tree = tree
    self.comparesStructure = comparesStructure
  }

  mutating func run() {
    for position in 0..<tree.nodeCount {
      let index = NodeIndex(position)
      path.leave(before: index)
      switches.leave(before: index)
      variables.leave(before: index)
      visit(index, tree[index])
      if comparesStructure { observeStructure(index, tree[index]) }
    }
    observeStrings()
    if comparesStructure { observeTokens() }
  }

  private mutating func visit(_ index: NodeIndex, _ node: SyntaxNode) {
    switch node.kind {
    case .enumElement: enterEnumCase(index)
    case .switchExpression: switches.enter(tree.line(index), until: tree.end(of: index))
    case .switchCase: observeSwitchArm(index)
    case .postfixChain, .conditionalClause: observeCalls(index)
    case .variableDeclaration: variables.enter(node.flags.contains(.isLet), until: tree.end(of: index))
    case _ where node.kind.isDeclaration: enterDeclaration(index)
    default: break
    }
  }

  mutating func observe(_ category: Category, line: Int, _ text: String) {
    observations.append(Observation(category, line: line, text))
  }

  /// Makes a declaration the innermost.
  ///
  /// - Returns: its name after those round it.
  mutating func enter(_ name: String, _ declaration: NodeIndex) -> String {
    path.enter(name, until: tree.end(of: declaration))
    return path.values.joined(separator: ".")
  }
}

/// A stack of what belongs to the nodes round the current one.
struct Enclosing<Value> {
  private(set) var values: [Value] = []
  private var ends: [NodeIndex] = []

  mutating func enter(_ value: Value, until end: NodeIndex) {
    values.append(value)
    ends.append(end)
  }

  mutating func leave(before node: NodeIndex) {
    while let end = ends.last, end <= node {
      ends.removeLast()
      values.removeLast()
    }
  }
}
