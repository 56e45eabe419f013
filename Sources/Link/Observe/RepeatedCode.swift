import Facts
import Knowledge

/// The closures of a file that make views for each of several elements.
struct RepeatedCode {
  /// For each such closure where its container stands.
  private let containers: [FunctionID: UInt32]
  private let program: Program

  /// O(values of the file).
  init(_ file: Int32, _ names: LinkNames, _ program: Program) {
    self.program = program
    let unit = program.files[Int(file)]
    var result: [FunctionID: UInt32] = [:]
    for value in unit.facts.values where value.kind == .call && value.base.exists {
      let callee = unit.facts[value.base]
      guard callee.kind == .name else { continue }
      let name = unit.facts.names.text(callee.symbol)
      guard names.repeaters.contains(name) else { continue }
      let arguments = unit.facts[value.arguments]
      if names.lists.contains(name), !arguments.contains(where: { !$0.isTrailing && $0.label.isNone }) { continue }
      for argument in arguments where argument.value.exists && unit.facts[argument.value].kind == .closure {
        result[program.function(file, unit.facts[argument.value].function)] = callee.offset
      }
    }
    containers = result
  }

  /// Where the innermost container stands for whose every element code of a function runs.
  func container(of function: FunctionID) -> UInt32? {
    guard !containers.isEmpty else { return nil }
    var current = function
    for _ in 0..<FileFacts.maximumDepth where current.exists {
      if let offset = containers[current] { return offset }
      let fact = program.fact(current)
      // What runs later runs for one of them.
      guard fact.kind == .closure || fact.kind == .block else { return nil }
      current = program.function(program.file(of: current), fact.outer)
    }
    return nil
  }
}

/// The files that were looked at.
final class RepeatedCodes {
  private var known: [Int32: RepeatedCode] = [:]

  func of(_ file: Int32, _ names: LinkNames, _ program: Program) -> RepeatedCode {
    if let code = known[file] { return code }
    let code = RepeatedCode(file, names, program)
    known[file] = code
    return code
  }
}
