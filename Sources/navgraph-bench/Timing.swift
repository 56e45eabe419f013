#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The times that one stage took, a round each.
struct Timing {
  var name: String
  /// How many threads worked.
  var threads = 1
  /// Of the thread, not of the clock on the wall.
  var isProcessorTime = false
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

/// The seconds that this thread has had a processor: what else runs on the machine counts less than on a clock on the wall.
func threadSeconds() -> Double {
  var time = timespec()
  guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The processor time of this thread that `body` takes.
func processorSeconds(_ body: () -> Void) -> Double {
  let start = threadSeconds()
  body()
  return threadSeconds() - start
}

/// Keeps a result from being optimized away.
@inline(never) func keep<Value>(_ value: Value) {}

/// The most memory that this process has had at once.
func peakMegabytes() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    let code = getrusage(RUSAGE_SELF.rawValue, &usage)
  #else
    let code = getrusage(RUSAGE_SELF, &usage)
  #endif
  guard code == 0 else { return 0 }
  #if canImport(Darwin)
    return Double(usage.ru_maxrss) / 1_000_000
  #else
    return Double(usage.ru_maxrss) * 1024 / 1_000_000
  #endif
}
