import Facts
import Knowledge
import NavigationGraph
import Observations

/// Finds the functions that take URLs apart which came from outside.
struct LinkParsers {
  private let context: ObservationContext
  private let names: LinkNames
  private var program: Program { context.program }

  init(_ context: ObservationContext, _ names: LinkNames) {
    self.context = context
    self.names = names
  }

  /// O(values of the files that run for URLs).
  func find(in functions: Set<FunctionID>) -> [LinkObservations.Parser] {
    let parts = Set(names.parts.map { context.names.intern($0) })
    var result: [LinkObservations.Parser] = []
    for (number, run) in Dictionary(grouping: functions, by: { program.file(of: $0) }).sorted(by: { $0.key < $1.key }) {
      let unit = program.files[Int(number)]
      guard !unit.isTest, unit.symbols.contains(where: parts.contains) else { continue }
      let places = context.source[number].places
      var asked: [FunctionID: Set<Name>] = [:]
      for value in unit.facts.values where value.kind == .member && parts.contains(unit.symbols[Int(value.symbol.raw)]) {
        guard let function = places.function(at: value.offset), run.contains(function) else { continue }
        asked[outermost(function, in: functions), default: []].insert(unit.symbols[Int(value.symbol.raw)])
      }
      for (function, said) in asked.sorted(by: { $0.key < $1.key }) where said.count > 1 {
        let type = context.builder.sourceType(function)
        result.append(
          LinkObservations.Parser(
            type: type.exists ? context.builder.naming.name(of: type) : "", function: context.builder.naming.name(of: function),
            location: context.location(program.site(of: function))))
      }
    }
    return result
  }

  /// The outermost function round one that runs for URLs.
  private func outermost(_ function: FunctionID, in run: Set<FunctionID>) -> FunctionID {
    var current = function
    for _ in 0..<FileFacts.maximumDepth {
      let outer = program.function(program.file(of: current), program.fact(current).outer)
      guard outer.exists, run.contains(outer) else { return current }
      current = outer
    }
    return current
  }

  /// The function in which closures stand.
  static func outermost(_ function: FunctionID, _ program: Program) -> FunctionID {
    var current = function
    for _ in 0..<FileFacts.maximumDepth {
      let outer = program.fact(current).outer
      guard outer.exists else { return current }
      current = program.function(program.file(of: current), outer)
    }
    return current
  }
}
