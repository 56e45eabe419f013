import NavigationGraph

extension Sketch {
  /// Screens in modules with links at random, the same for the same seed.
  static func dense(screens: Int, links: Int, modules: Int = 6, seed: UInt64 = 1) -> NavigationGraph {
    var s = Sketch()
    var random = SplitMix(state: seed)
    s.node("app:DenseApp")
    for i in 0..<screens { s.node("view:Feature\(i)View") { $0.module = "Module\(i % max(modules, 1))" } }
    guard screens > 0 else { return s.graph }
    s.edge("app:DenseApp", .root, "view:Feature0View")
    let kinds: [EdgeKind] = [.push, .push, .push, .sheet, .fullScreenCover, .replace, .popover]
    for _ in 0..<links {
      let from = random.next(below: screens)
      s.edge("view:Feature\(from)View", kinds[random.next(below: kinds.count)], "view:Feature\(random.next(below: screens))View")
    }
    return s.graph
  }
}

/// A small generator of numbers with a seed (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }
}
