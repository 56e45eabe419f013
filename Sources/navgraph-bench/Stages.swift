import Collect
import Dispatch
import Facts
import Files
import Pipeline
import SwiftScan

/// All timings of a run. Each round goes through all stages, so that a slow moment of the machine meets all of them alike.
struct Stages {
  let corpus: Corpus
  let options: BenchmarkOptions
  var walk = Timing(name: "walk")
  var read = Timing(name: "read")
  var sum = Timing(name: "byte sum", isProcessorTime: true)
  var lines = Timing(name: "memchr lines", isProcessorTime: true)
  var lex = Timing(name: "lex", isProcessorTime: true)
  var scan = Timing(name: "scan", isProcessorTime: true)
  var collect = Timing(name: "collect", isProcessorTime: true)
  var both = Timing(name: "scan + collect", isProcessorTime: true)
  var parallel: Timing
  var link = Timing(name: "link")
  var whole = Timing(name: "paths to graph")
  var parallelWhole: Timing
  var factsBytes = 0

  init(corpus: Corpus, options: BenchmarkOptions) {
    self.corpus = corpus
    self.options = options
    parallel = Timing(name: "scan + collect", threads: options.threads)
    parallelWhole = Timing(name: "paths to graph", threads: options.threads)
  }

  mutating func round() {
    corpus.bytes.withUnsafeBufferPointer { bytes in
      sum.seconds.append(processorSeconds { keep(Baselines.byteSum(bytes)) })
      lines.seconds.append(processorSeconds { keep(Baselines.lines(bytes)) })
      lexAll(bytes)
      scanAndCollect(bytes)
      scanAndCollectTogether(bytes)
      parallel.seconds.append(seconds { Stages.inParallel(corpus, bytes, threads: options.threads) })
    }
    walk.seconds.append(seconds { keep(FileWalk.run(corpus.paths)) })
    read.seconds.append(seconds { readAll() })
    guard options.links else { return }
    whole.seconds.append(seconds { run(threads: 1) })
    parallelWhole.seconds.append(seconds { run(threads: options.threads) })
  }

  private func readAll() {
    var buffer = ReadBuffer()
    for path in corpus.files { keep(try? buffer.read(path, displayPath: path) { $0.count }) }
  }

  private mutating func lexAll(_ bytes: UnsafeBufferPointer<UInt8>) {
    let tree = SyntaxTree()
    let scanner = Scanner()
    lex.seconds.append(
      processorSeconds { for range in corpus.ranges { try? scanner.lex(UnsafeBufferPointer(rebasing: bytes[range]), into: tree) } })
  }

  /// Both in one loop, as in a run: the tree of a file is still in the cache when its facts are collected. All facts are kept to the end.
  private mutating func scanAndCollect(_ bytes: UnsafeBufferPointer<UInt8>) {
    let tree = SyntaxTree()
    let scanner = Scanner()
    var collector = Collector()
    var facts: [FileFacts] = []
    facts.reserveCapacity(corpus.ranges.count)
    var scanning = 0.0
    var collecting = 0.0
    var start = threadSeconds()
    for range in corpus.ranges {
      try? scanner.scan(UnsafeBufferPointer(rebasing: bytes[range]), into: tree)
      let middle = threadSeconds()
      facts.append(collector.collect(tree))
      let end = threadSeconds()
      scanning += middle - start
      collecting += end - middle
      start = end
    }
    scan.seconds.append(scanning)
    collect.seconds.append(collecting)
    factsBytes = facts.reduce(0) { $0 + $1.memory }
  }

  /// The same without a look at the clock at each file, which takes its part where files are small.
  private mutating func scanAndCollectTogether(_ bytes: UnsafeBufferPointer<UInt8>) {
    let tree = SyntaxTree()
    let scanner = Scanner()
    var collector = Collector()
    var facts: [FileFacts] = []
    facts.reserveCapacity(corpus.ranges.count)
    both.seconds.append(
      processorSeconds {
        for range in corpus.ranges {
          try? scanner.scan(UnsafeBufferPointer(rebasing: bytes[range]), into: tree)
          facts.append(collector.collect(tree))
        }
      })
    keep(facts)
  }

  private static func inParallel(_ corpus: Corpus, _ bytes: UnsafeBufferPointer<UInt8>, threads: Int) {
    let shares = corpus.shares(threads: threads)
    nonisolated(unsafe) let bytes = bytes
    DispatchQueue.concurrentPerform(iterations: shares.count) { number in
      let tree = SyntaxTree()
      let scanner = Scanner()
      var collector = Collector()
      for file in shares[number] {
        try? scanner.scan(UnsafeBufferPointer(rebasing: bytes[corpus.ranges[file]]), into: tree)
        keep(collector.collect(tree))
      }
    }
  }

  /// The whole, as the program runs it.
  private mutating func run(threads: Int) {
    var options = PipelineOptions()
    options.threads = threads
    guard let result = try? Pipeline.run(paths: corpus.paths, options: options) else { return }
    for lap in result.timings where lap.stage == "link" { link.seconds.append(lap.duration.inSeconds) }
  }
}

extension FileFacts {
  /// Bytes that the arrays take.
  fileprivate var memory: Int {
    func size<Element>(_ array: [Element]) -> Int { array.count * MemoryLayout<Element>.stride }
    return size(types) + size(properties) + size(cases) + size(aliases) + size(functions) + size(parameters) + size(generics)
      + size(attributes) + size(typeNodes) + size(typeArguments) + size(values) + size(arguments) + size(operations) + size(patterns)
      + size(patternElements) + size(lineStarts) + size(names.bytes) + size(names.ends)
  }
}
