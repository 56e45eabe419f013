/// Times the stages.
struct StageWatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private(set) var laps: [(stage: String, duration: Duration)] = []

  init() { start = clock.now }

  mutating func lap(_ stage: String) {
    let now = clock.now
    laps.append((stage, now - start))
    start = now
  }
}
