/// Times the stages apart and together.
enum Benchmark {
  /// False if there is nothing to run over.
  static func run(_ options: BenchmarkOptions) -> Bool {
    guard let count = options.generated else { return run(options, over: options.paths) }
    guard var folder = TemporaryFolder() else {
      print("no temporary folder could be made")
      return false
    }
    defer { folder.remove() }
    let app = GeneratedApp(shape: options.shape, files: count)
    for number in 0..<count where !folder.write(app.file(number), number: number) {
      print("\(folder.path): could not be written to")
      return false
    }
    return run(options, over: [folder.path])
  }

  private static func run(_ options: BenchmarkOptions, over paths: [String]) -> Bool {
    let corpus = Corpus(paths: paths)
    guard !corpus.bytes.isEmpty else {
      print("no Swift files there")
      return false
    }
    var stages = Stages(corpus: corpus, options: options)
    for _ in 0..<options.rounds { stages.round() }
    Table.print(stages, corpus: corpus, options: options)
    return true
  }
}
