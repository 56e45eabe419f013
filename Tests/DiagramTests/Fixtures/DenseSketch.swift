import GraphTestSupport
import NavigationGraph

extension Sketch {
  /// Screens in modules with links at random, the same for the same seed.
  static func dense(screens: Int, links: Int, modules: Int = 6, seed: UInt64 = 1) -> NavigationGraph {
    var s = Sketch()
    var random = SeededGenerator(seed: seed)
    s.node("app:DenseApp")
    for i in 0..<screens { s.node("view:Feature\(i)View") { $0.module = "Module\(i % max(modules, 1))" } }
    guard screens > 0 else { return s.graph }
    s.edge("app:DenseApp", .root, "view:Feature0View")
    let kinds: [EdgeKind] = [.push, .push, .push, .sheet, .fullScreenCover, .replace, .popover]
    for _ in 0..<links {
      let from = Int.random(in: 0..<screens, using: &random)
      s.edge("view:Feature\(from)View", kinds.randomElement(using: &random) ?? .push, "view:Feature\(Int.random(in: 0..<screens, using: &random))View")
    }
    return s.graph
  }
}
