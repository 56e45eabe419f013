import Facts
import NavigationGraph
import SwiftScan
import Testing

@testable import Collect
@testable import Link

/// A small app, read and linked: what each pass found of it, and the graph. Files are `Main.swift`, or named by the test.
struct Linked {
  let passes: Passes
  let graph: NavigationGraph

  /// - Parameter source: the app's one file; SwiftUI is what the names in it are taken for.
  init(_ source: String) throws { try self.init(files: ["Main.swift": source]) }

  init(_ source: String, objectiveCNames: Set<String>) throws { try self.init(files: ["Main.swift": source], objectiveCNames: objectiveCNames) }

  init(files: [String: String], tests: [String: String] = [:], objectiveCNames: Set<String> = []) throws {
    let sources = files.map { ($0.key, $0.value, false) } + tests.map { ($0.key, $0.value, true) }
    let linked = try sources.map { path, source, isTest in
      let tree = SyntaxTree()
      try Scanner().scan(Array(source.utf8), into: tree)
      var collector = Collector()
      return LinkFile(path: path, module: 0, isTest: isTest, facts: collector.collect(tree))
    }
    var input = LinkInput(files: linked, modules: [LinkModule(name: "App", kind: .app)])
    input.objectiveCNames = objectiveCNames
    self.init(input)
  }

  /// Modules of one file each; the first is the app's.
  init(modules: [(name: String, source: String)]) throws {
    let linked = try modules.enumerated().map { index, module in
      let tree = SyntaxTree()
      try Scanner().scan(Array(module.source.utf8), into: tree)
      var collector = Collector()
      return LinkFile(path: "\(module.name)/Main.swift", module: index, isTest: false, facts: collector.collect(tree))
    }
    let all = modules.enumerated().map { LinkModule(name: $1.name, kind: $0 == 0 ? .app : .library) }
    self.init(LinkInput(files: linked, modules: all))
  }

  /// Applications of one file each, and a file that all of them compile.
  init(targets: [(name: String, source: String)], shared: String) throws {
    let all = targets.map { LinkModule(name: $0.name, kind: .app) }
    let sources = targets.enumerated().map { ("\($1.name)/Main.swift", $0, [Int](), $1.source) }
    let linked = try (sources + [("Shared.swift", 0, Array(targets.indices.dropFirst()), shared)]).map { path, module, others, source in
      let tree = SyntaxTree()
      try Scanner().scan(Array(source.utf8), into: tree)
      var collector = Collector()
      return LinkFile(path: path, module: module, sharedWith: others, isTest: false, facts: collector.collect(tree))
    }
    self.init(LinkInput(files: linked, modules: all))
  }

  private init(_ input: LinkInput) {
    passes = Passes(input, .standard)
    graph = passes.graphBuilder().build()
  }

  var text: ValueText { ValueText(evaluator: passes.evaluator) }

  // MARK: Declarations by name

  func type(_ path: String) throws -> TypeID {
    let program = passes.program
    let found = program.types.indices.first { program.path(of: TypeID(raw: Int32($0))) == path }
    return TypeID(raw: Int32(try #require(found, "no type \(path)")))
  }

  /// By `Type.name`.
  func property(_ name: String) throws -> PropertyID {
    let program = passes.program
    let found = program.propertyFile.indices.first { text.text(SlotKey.property(PropertyID(raw: Int32($0)))) == name }
    return PropertyID(raw: Int32(try #require(found, "no property \(name)")))
  }

  /// By `Type.name`; of several the one at `index`, in the order of the source.
  func function(_ name: String, _ index: Int = 0) throws -> FunctionID {
    let program = passes.program
    let found = program.functionFile.indices.map { FunctionID(raw: Int32($0)) }.filter { program.fact($0).kind != .closure && text.name(of: $0) == name }
    try #require(index < found.count, "no function \(name)")
    return found[index]
  }

  // MARK: What was found, as text

  func typeOf(_ property: String) throws -> String { text.text(passes.evaluator.typeOf(try self.property(property))) }

  /// What a property can be, sorted.
  func values(of property: String) throws -> [String] {
    let id = try self.property(property)
    let owner = passes.evaluator.resolver.selfTerm(passes.program.owner(of: id))
    let base = passes.evaluator.vals.intern(.type(owner))
    return passes.flow.resolve(passes.evaluator.vals.intern(.member(base, id))).map { text.text($0) }.sorted()
  }

  /// What a function gives, each with the condition under which it does.
  func results(of function: String) throws -> [String] {
    passes.flow.results(of: try self.function(function), [], .unknown).map { described($0.value, $0.condition) }
  }

  /// What a function does to slots, `put Flow.stack parameter`, with its condition.
  func effects(of function: String, _ index: Int = 0) throws -> [String] {
    (passes.summaries.effects[try self.function(function, index)] ?? []).compactMap { effect in
      guard case .put(let key, _, let operation) = effect.action else { return nil }
      let word = effect.replaces ? "replace" : "\(operation)"
      return "\(word) \(text.text(key)) " + described(effect.value, effect.condition)
    }
  }

  private func described(_ value: Val, _ condition: Condition) -> String {
    text.text(value) + (text.text(condition).map { " if " + $0 } ?? "")
  }

  /// The functions that the calls in a function lead to.
  func callees(in function: String) throws -> [String] {
    passes.evaluator.records[try self.function(function).index].calls.flatMap { position -> [String] in
      guard case .functions(let ids) = passes.evaluator.calls[Int(position)].callee else { return [] }
      return ids.map { "\(text.name(of: $0))(\(labels(of: $0)))" }
    }
  }

  private func labels(of function: FunctionID) -> String {
    let program = passes.program
    return program.parameters(of: function).map {
      let label = program.text(program.name($0.label, in: program.file(of: function)))
      return (label.isEmpty ? "_" : label) + ":"
    }.joined()
  }

  /// `push view:A -> route:R.x` and what else tells edges apart, sorted; of the kinds that are asked for, or of all but those that only hold.
  func edges(_ kinds: Set<EdgeKind>? = nil) -> [String] {
    let wanted = kinds ?? Set(EdgeKind.allCases).subtracting([.owns, .embeds, .root])
    return graph.edges.filter { wanted.contains($0.kind) }.map { edge in
      var line = "\(edge.kind.rawValue) \(edge.from) -> \(edge.to)"
      if !edge.through.isEmpty { line += " through \(edge.through.joined(separator: ", "))" }
      if let via = edge.via { line += " via \(via)" }
      if edge.certainty != .exact { line += " \(edge.certainty.rawValue)" }
      if !edge.live { line += " dead" }
      return line
    }.sorted()
  }

  func node(_ id: String) throws -> Node { try #require(graph.nodes.first { $0.id == id }, "no node \(id)") }
}
