import Facts
import SwiftScan
import Testing

@testable import Collect

/// The facts of a source.
func facts(_ source: String) throws -> FileFacts { try facts(Array(source.utf8)) }

func facts(_ bytes: [UInt8]) throws -> FileFacts {
  let tree = SyntaxTree()
  try Scanner().scan(bytes, into: tree)
  var collector = Collector()
  return collector.collect(tree)
}

/// The facts of a source as text.
func dump(_ source: String) throws -> String { FactsDump.text(of: try facts(source)) }

/// The statements of a function's body with these lines in it, as text.
func dump(statements: String) throws -> String {
  let facts = try facts("func test() {\n" + statements + "\n}")
  let function = try #require(facts.functions.lastIndex { facts.names.text($0.name) == "test" })
  return FactsDump.text(of: ID<FunctionFact>(index: function), in: facts)
}

/// The one expression that a source consists of, as text.
func dump(expression: String) throws -> String { try dump(statements: "x(" + expression + ")").droppingCall }

/// The type of `var x: …`, as text.
func dump(type: String) throws -> String {
  let facts = try facts("var x: " + type)
  return FactsDump.text(of: try #require(facts.properties.first).type, in: facts)
}

extension String {
  fileprivate var droppingCall: String { hasPrefix("x(") && hasSuffix(")") ? String(dropFirst(2).dropLast()) : "no call: " + self }
}

/// The facts of several sources by one collector and one tree.
func reused(_ sources: [String]) throws -> [FileFacts] {
  let tree = SyntaxTree()
  let scanner = Scanner()
  var collector = Collector()
  var all: [FileFacts] = []
  for source in sources {
    try scanner.scan(source, into: tree)
    all.append(collector.collect(tree))
  }
  return all
}
