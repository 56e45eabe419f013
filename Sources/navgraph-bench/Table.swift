/// The figures of a run as text.
enum Table {
  static func print(_ stages: Stages, corpus: Corpus, options: BenchmarkOptions) {
    line("\(corpus.ranges.count) files, \(fixed(corpus.megabytes, 2)) MB, \(options.rounds) rounds")
    line(pad("stage", 18) + right("threads", 8) + right("median ms", 12) + right("best ms", 12) + right("median MB/s", 13))
    let all = [
      stages.walk, stages.read, stages.sum, stages.lines, stages.lex, stages.scan, stages.collect, stages.both, stages.parallel, stages.link,
      stages.whole, stages.parallelWhole,
    ]
    for timing in all where !timing.seconds.isEmpty { row(timing, corpus.megabytes) }
    line("* processor time of the thread; all others: time on the clock")

    line("in proportion, medians of this run:")
    ratio("lex / byte sum", stages.lex, stages.sum)
    ratio("scan / byte sum", stages.scan, stages.sum)
    ratio("scan / memchr lines", stages.scan, stages.lines)
    ratio("collect / scan", stages.collect, stages.scan)
    ratio("scan + collect / byte sum", stages.both, stages.sum)
    ratio("link / scan + collect", stages.link, stages.both)
    ratio("one thread / \(options.threads) threads, paths to graph", stages.whole, stages.parallelWhole)
    let share = Double(stages.factsBytes) / Double(max(corpus.bytes.count, 1))
    line("facts: \(fixed(Double(stages.factsBytes) / 1_000_000, 1)) MB, \(fixed(share, 2)) bytes a byte of source")
  }

  static func line(_ text: String) { Swift.print(text) }

  private static func row(_ timing: Timing, _ megabytes: Double) {
    let rate = timing.median > 0 ? megabytes / timing.median : 0
    line(
      pad(timing.name + (timing.isProcessorTime ? " *" : ""), 18) + right(String(timing.threads), 8)
        + right(fixed(timing.median * 1000, 2), 12)
        + right(fixed(timing.best * 1000, 2), 12) + right(fixed(rate, 0), 13))
  }

  private static func ratio(_ name: String, _ first: Timing, _ second: Timing) {
    guard first.median > 0, second.median > 0 else { return }
    line("  " + pad(name, 44) + right(fixed(first.median / second.median, 2), 8))
  }

  static func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(width - text.count, 0)) }

  static func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(width - text.count, 0)) + text }

  /// A number with so many digits behind the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "-" }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let rounded = Int((abs(number) * Double(scale)).rounded())
    var text = String(rounded / scale)
    if digits > 0 {
      let rest = String(rounded % scale)
      text += "." + String(repeating: "0", count: digits - rest.count) + rest
    }
    return number < 0 && rounded > 0 ? "-" + text : text
  }
}
