import Facts
import Knowledge
import NavigationGraph
import Observations

/// What code asks of the schemes of URLs.
struct LinkSchemes {
  private let context: ObservationContext
  private let names: LinkNames
  private let scheme: Name
  private let caseChanges: Set<Name>

  init(_ context: ObservationContext, _ names: LinkNames) {
    self.context = context
    self.names = names
    scheme = context.names.intern(names.scheme)
    caseChanges = Set(names.caseChanges.map { context.names.intern($0) })
  }

  /// Texts that schemes are compared with, in some functions.
  func comparisons(in functions: Set<FunctionID>) -> [LinkObservations.Comparison] {
    var result: Set<LinkObservations.Comparison> = []
    let byFile = Dictionary(grouping: functions) { context.program.file(of: $0) }
    for (number, _) in byFile {
      let unit = context.program.files[Int(number)]
      guard !unit.isTest, unit.symbols.contains(scheme) else { continue }
      let places = context.source[number].places
      func isWanted(_ offset: UInt32) -> Bool { places.function(at: offset).map(functions.contains) ?? false }
      func add(_ text: ID<Value>, _ offset: UInt32) {
        guard let scheme = literal(text, unit.facts), isWanted(offset) else { return }
        result.insert(LinkObservations.Comparison(scheme: scheme, location: context.location(Site(file: number, offset: offset))))
      }
      for value in unit.facts.values where value.kind == .binary {
        let word = unit.facts.names.text(value.symbol)
        guard word == "==" || word == "!=", value.base.exists, value.second.exists else { continue }
        if isScheme(value.base, unit) { add(value.second, unit.facts[value.second].offset) }
        if isScheme(value.second, unit) { add(value.base, unit.facts[value.base].offset) }
      }
      for (position, operation) in unit.facts.operations.enumerated()
      where operation.kind == .switch && operation.value.exists && isScheme(operation.value, unit) {
        for arm in unit.facts.children(of: ID(index: position)) where unit.facts[arm].kind == .switchCase {
          for pattern in unit.facts.children(of: arm) where unit.facts[pattern].kind == .casePattern && unit.facts[pattern].pattern.exists {
            let fact = unit.facts[unit.facts[pattern].pattern]
            if fact.kind == .value, fact.value.exists { add(fact.value, unit.facts[fact.value].offset) }
          }
        }
      }
    }
    return result.sorted { ($0.location, $0.scheme) < ($1.location, $1.scheme) }
  }

  /// `url.scheme`, `url?.scheme?.lowercased()`, or a local of that name.
  private func isScheme(_ id: ID<Value>, _ unit: SourceUnit) -> Bool {
    var current = id
    for _ in 0..<FileFacts.maximumDepth where current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .optionalChain, .force, .call: current = value.base
      case .member:
        let name = unit.symbols[Int(value.symbol.raw)]
        if name == scheme { return true }
        guard caseChanges.contains(name) else { return false }
        current = value.base
      case .name: return unit.symbols[Int(value.symbol.raw)] == scheme
      default: return false
      }
    }
    return false
  }

  private func literal(_ id: ID<Value>, _ facts: FileFacts) -> String? {
    let value = facts[id]
    guard value.kind == .string, !value.flags.contains(.interpolated) else { return nil }
    let text = facts.names.text(value.symbol)
    return text.isEmpty ? nil : text
  }

  /// Declared schemes that texts of the source say: whoever hands one on expects it back.
  func said() -> Set<String> {
    let declared = context.passes.input.urlSchemes.map { $0.lowercased() }
    guard !declared.isEmpty else { return [] }
    var result: Set<String> = []
    for file in context.program.files where !file.isTest {
      let names = file.facts.names
      for value in file.facts.values where value.kind == .string {
        let text = names.bytes[names.range(of: value.symbol)]
        for scheme in declared where Self.says(text, scheme) { result.insert(scheme) }
      }
    }
    return result
  }

  /// Whether a text is a scheme, or begins with it and a colon. A scheme is made of letters, digits, `+`, `-` and `.` (RFC 3986, 3.1).
  private static func says(_ text: ArraySlice<UInt8>, _ scheme: String) -> Bool {
    guard text.count >= scheme.utf8.count else { return false }
    for (own, wanted) in zip(text, scheme.utf8) {
      let isCapital = own >= UInt8(ascii: "A") && own <= UInt8(ascii: "Z")
      guard (isCapital ? own | 0x20 : own) == wanted else { return false }
    }
    let rest = text.dropFirst(scheme.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ":")
  }
}
