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

extension NavigationGraph {
  /// The module that most views are of, of several the first by name: what a graph without an app is called after.
  public var mainModule: String? {
    var views: [String: Int] = [:]
    for node in nodes where node.kind == .view { if let module = node.module { views[module, default: 0] += 1 } }
    return views.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
