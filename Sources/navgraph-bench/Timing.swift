/// The times that one stage took, a round each.
struct Timing {
  var name: String
  /// How many threads worked.
  var threads = 1
  var seconds: [Double] = []

  var best: Double { seconds.min() ?? 0 }

  var median: Double {
    let sorted = seconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// The time that `body` takes.
func seconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  return clock.measure(body).inSeconds
}

/// Keeps a result from being optimized away.
@inline(never) func keep<Value>(_ value: Value) {}
