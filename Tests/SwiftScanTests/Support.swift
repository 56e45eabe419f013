import Foundation
import Testing

@testable import SwiftScan

/// The tree of a text.
func scan(_ text: String) throws -> SyntaxTree {
  let tree = SyntaxTree()
  try Scanner().scan(text, into: tree)
  return tree
}

/// The tokens of a text, a line each, as `SyntaxTree.dumpTokens` writes them.
func tokens(_ text: String) throws -> [String] {
  try scan(text).dumpTokens().split(separator: "\n").map(String.init)
}

/// A folder beside this file.
func folder(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
}

/// The sources in `Constructs`, by name.
func constructs() throws -> [(name: String, url: URL, text: String)] {
  let urls = try FileManager.default.contentsOfDirectory(at: folder("Constructs"), includingPropertiesForKeys: nil)
  return try urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
    ($0.deletingPathExtension().lastPathComponent, $0, try String(contentsOf: $0, encoding: .utf8))
  }
}

/// What is wrong with the arrays of a tree, in words: nil if tokens stand in order and inside the file, partners point at each other,
/// and nodes lie inside their parents, one after the other, down to `maximumDepth` levels.
func fault(in tree: SyntaxTree, maximumDepth: Int = 4096) -> String? {
  var end: UInt32 = 0
  for position in 0..<tree.tokenCount {
    let token = tree.tokens[position]
    if token.offset < end { return "token \(position) begins before the one before it ends" }
    end = token.endOffset
    if Int(end) > tree.source.count { return "token \(position) ends after the file" }
    if let partner = token.partner {
      guard partner.position < tree.tokenCount else { return "partner of \(position) is no token" }
      if tree[partner].partner != TokenIndex(position) { return "partner of \(position) has another partner" }
    }
  }
  guard tree.nodeCount > 0, tree.nodes[0].kind == .sourceFile else { return "no root" }
  guard Int(tree.nodes[0].size) == tree.nodeCount else { return "the root does not hold all nodes" }
  guard tree.nodes[0].endToken.position == tree.tokenCount else { return "the root does not hold all tokens" }
  // Ends of the open nodes, and the token from which on their next child may begin.
  var open: [(end: Int, endToken: TokenIndex, next: TokenIndex)] = []
  for position in 0..<tree.nodeCount {
    let node = tree.nodes[position]
    while let last = open.last, last.end <= position { open.removeLast() }
    if node.firstToken > node.endToken { return "node \(position) ends before it begins" }
    if node.size < 1 { return "node \(position) has no size" }
    if let parent = open.last {
      if position + Int(node.size) > parent.end { return "node \(position) (\(node.kind)) reaches out of its parent" }
      if node.endToken > parent.endToken { return "node \(position) (\(node.kind)) ends after its parent" }
      if node.firstToken < parent.next { return "node \(position) (\(node.kind)) overlaps the one before it" }
      open[open.count - 1].next = node.endToken
    }
    open.append((position + Int(node.size), node.endToken, node.firstToken))
    if open.count > maximumDepth { return "node \(position) lies too deep" }
  }
  return nil
}
