extension SourceSet {
  /// The files in another order; the same seed gives the same order.
  public func shuffled(seed: UInt64) -> SourceSet {
    var generator = SplitMix(state: seed)
    return SourceSet(files: files.shuffled(using: &generator))
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): small, and the same everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
