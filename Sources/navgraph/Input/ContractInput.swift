import Configuration
import NavigationGraph
import Rules

extension Contract {
  /// A contract of the configuration, with its place.
  init(_ setting: Marked<ContractSetting>, path: String) {
    func patterns(_ texts: [String]) -> [NodePattern] { texts.compactMap(NodePattern.init) }
    func kinds(_ words: [String]) -> Set<EdgeKind> { Set(words.compactMap(EdgeKind.init(rawValue:))) }
    let demand: Demand =
      switch setting.value.demand {
      case .forbidden(let from, let to, let words, let reaches):
        .forbidden(from: patterns(from), to: patterns(to), kinds: words.map(kinds), reaches: reaches)
      case .onlyFrom(let to, let from, let words): .onlyFrom(to: patterns(to), from: patterns(from), kinds: words.map(kinds))
      case .mustPassThrough(let to, let through, let from):
        .mustPassThrough(to: patterns(to), through: patterns(through), from: from.map(patterns))
      case .maxDepth(let limit, let to, let from): .maxDepth(limit, to: to.map(patterns), from: from.map(patterns))
      case .maxPresentations(let limit, let words): .maxPresentations(limit, kinds: words.map(kinds) ?? Self.presentations)
      case .layers(let layers): .layers(layers.map(patterns))
      }
    self.init(
      name: setting.value.name, demand: demand, severity: setting.value.severity.flatMap { Severity(rawValue: $0.rawValue) } ?? .error,
      reason: setting.value.reason, location: SourceLocation(file: path, line: setting.mark.line, column: setting.mark.column))
  }
}
