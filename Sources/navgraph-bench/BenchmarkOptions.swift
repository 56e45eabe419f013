/// What the command line asks for.
struct BenchmarkOptions {
  /// Folders or files to run over.
  var paths: [String] = []
  /// Number of files of a generated app; nil to run over `paths`.
  var generated: Int?
  var shape = GeneratedApp.Shape.features
  var rounds = 5
  var threads = 2
  /// Whether the whole way to the graph is timed too.
  var links = true

  static let usage = """
    usage: navgraph-bench [--rounds R] [--threads N] [--no-link] (PATH… | --generate FILES [--shape SHAPE])
           navgraph-bench growth [--shape SHAPE] [FILES…]   what each file costs as apps grow
           navgraph-bench write FOLDER FILES [SHAPE]        a generated app, to keep
           navgraph-bench facts [--locations] FILE…     what the linker is told of each file
           navgraph-bench syntax FILE…                  the syntax tree
           navgraph-bench tokens FILE…                  the tokens

    Prints time and megabytes a second of walk, read, scan, collect and link apart and of the whole, on one thread and on N,
    with the median and the best of R rounds, and what they are in proportion to plain passes over the same bytes in the same
    run. A generated app is written to a temporary folder, which is removed in the end. Shapes of generated apps: features, whose modules
    have routers of their own (the default); central, in which everything goes through one router.
    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--rounds":
        guard let value = rest.popFirst().flatMap({ Int($0) }), (1...1000).contains(value) else { return nil }
        rounds = value
      case "--threads":
        guard let value = rest.popFirst().flatMap({ Int($0) }), (1...256).contains(value) else { return nil }
        threads = value
      case "--generate":
        guard let value = rest.popFirst().flatMap({ Int($0) }), (1...1_000_000).contains(value) else { return nil }
        generated = value
      case "--shape":
        guard let value = rest.popFirst().flatMap({ GeneratedApp.Shape(rawValue: $0) }) else { return nil }
        shape = value
      case "--no-link": links = false
      default:
        guard !argument.hasPrefix("-") else { return nil }
        paths.append(argument)
      }
    }
    guard paths.isEmpty != (generated == nil) else { return nil }
  }
}
