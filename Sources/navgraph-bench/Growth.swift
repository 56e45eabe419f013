import Collect
import Facts
import Link
import NavigationGraph
import Pipeline
import SwiftScan

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file costs in apps of growing size: processor time of one thread, so that what else runs on the machine counts little.
struct Growth: Sendable {
  let shape: GeneratedApp.Shape
  let sizes: [Int]

  /// Nil where the arguments make no sense.
  init?(_ arguments: some Sequence<String>) {
    var shape = GeneratedApp.Shape.features
    var sizes: [Int] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--shape" {
        guard let value = rest.popFirst().flatMap({ GeneratedApp.Shape(rawValue: $0) }) else { return nil }
        shape = value
      } else {
        guard let size = Int(argument), (1...1_000_000).contains(size) else { return nil }
        sizes.append(size)
      }
    }
    self.shape = shape
    // Ascending: the peak of memory is that of the process, and so that of the largest yet.
    self.sizes = sizes.isEmpty ? [1_000, 3_000, 10_000] : sizes.sorted()
  }

  /// Prints a row as soon as it is known.
  func run() {
    Table.line("shape \(shape.rawValue); milliseconds of one thread")
    var first: GrowthRow?
    for size in sizes {
      let app = GeneratedApp(shape: shape, files: size)
      let row = LargeStack.run { GrowthRow(measuring: app) }
      if first == nil { GrowthRow.printTitles(row) }
      row.print(comparedWith: first ?? row)
      fflush(nil)
      if first == nil { first = row }
    }
  }
}

/// One size of app.
struct GrowthRow: Sendable {
  let files: Int
  private(set) var bytes = 0
  private(set) var scan = 0.0
  private(set) var collect = 0.0
  private(set) var passes: [(name: String, seconds: Double)] = []
  private(set) var json = 0.0
  private(set) var edges = 0
  private(set) var unresolved = 0
  private(set) var peak = 0.0

  private var link: Double { passes.reduce(0) { $0 + $1.seconds } }
  private var total: Double { scan + collect + link + json }

  init(measuring app: GeneratedApp) {
    files = app.files
    var input = LinkInput(files: [], modules: [LinkModule(name: "GeneratedApp", kind: .app)])
    input.files.reserveCapacity(app.files)
    let tree = SyntaxTree()
    let scanner = Scanner()
    var collector = Collector()
    for number in 0..<app.files {
      var source = app.file(number)
      bytes += source.utf8.count
      let start = threadSeconds()
      source.withUTF8 { try? scanner.scan($0, into: tree) }
      let middle = threadSeconds()
      let facts = collector.collect(tree)
      collect += threadSeconds() - middle
      scan += middle - start
      input.files.append(LinkFile(path: "Feature\(number / 100)/File\(number).swift", module: 0, isTest: false, facts: facts))
    }
    var last = threadSeconds()
    var passes: [(String, Double)] = []
    let graph = Linker().link(input) { pass in
      let now = threadSeconds()
      passes.append((pass, now - last))
      last = now
    }.graph
    self.passes = passes
    json = processorSeconds { keep(graph.json()) }
    edges = graph.edges.count
    unresolved = graph.unresolved.count
    peak = peakMegabytes()
  }

  private static let width = 10

  static func printTitles(_ row: GrowthRow) {
    let names = ["files", "MB", "scan", "collect", "link"] + row.passes.map { ":" + $0.name }
      + ["json", "total", "peak MB", "edges", "unresolved", "link/file", "total/file"]
    Table.line(names.map { Table.right($0, width) }.joined())
  }

  func print(comparedWith first: GrowthRow) {
    func milliseconds(_ seconds: Double) -> String { Table.fixed(seconds * 1000, 0) }
    func ratio(_ mine: Double, _ others: Double) -> String {
      others > 0 ? Table.fixed(mine / Double(files) / (others / Double(first.files)), 2) : "-"
    }
    var cells = [String(files), Table.fixed(Double(bytes) / 1_000_000, 1), milliseconds(scan), milliseconds(collect), milliseconds(link)]
    cells += passes.map { milliseconds($0.seconds) }
    cells += [milliseconds(json), milliseconds(total), Table.fixed(peak, 0), String(edges), String(unresolved)]
    cells += [ratio(link, first.link), ratio(total, first.total)]
    Table.line(cells.map { Table.right($0, Self.width) }.joined())
  }
}
