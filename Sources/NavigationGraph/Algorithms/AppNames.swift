extension NavigationGraph {
  /// What the apps of the graph are called, for titles: UIKit apps have delegates only, and are called after the target of these. Each once, in
  /// the order of the graph.
  public var appNames: [String] {
    let apps = nodes.filter { $0.kind == .app }.map(\.name)
    let names = apps.isEmpty ? nodes.filter { $0.kind == .object && $0.entry == true }.compactMap(\.module) : apps
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
