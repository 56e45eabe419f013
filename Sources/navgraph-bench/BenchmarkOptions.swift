/// What the command line asks for.
struct BenchmarkOptions {
  /// Folders or files to run over.
  var paths: [String] = []
  /// Number of files of a generated app; nil to run over `paths`.
  var generated: Int?
  var rounds = 5
  var threads = 2

  static let usage = """
    usage: navgraph-bench [--rounds R] [--threads N] (PATH… | --generate FILES)
           navgraph-bench facts [--locations] FILE…     what the linker is told of each file
           navgraph-bench syntax FILE…                  the syntax tree
           navgraph-bench tokens FILE…                  the tokens

    Prints megabytes a second and files for walk, read, scan and collect, on one thread and on N, with the median and the
    best of R rounds, and what they are in proportion to a plain sum over the same bytes in the same run.
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
      default:
        guard !argument.hasPrefix("-") else { return nil }
        paths.append(argument)
      }
    }
    guard paths.isEmpty != (generated == nil) else { return nil }
  }
}
