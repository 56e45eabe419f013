import NavigationGraph

/// Ways to read the same source in which nothing may change.
extension SourceSet {
  /// Whether the graph is the same to the byte in whatever order the files are named, and with however many threads they are read.
  public func isTheSameInAnyOrder() throws -> Bool {
    let bytes = try graph(threads: 1).json()
    for seed in 1...3 as ClosedRange<UInt64> {
      var generator = SplitMix(state: seed)
      let order = files.map(\.path).shuffled(using: &generator)
      guard try graph(order: order, threads: Int(seed) * 2).json() == bytes else { return false }
    }
    return true
  }

  /// What becomes of the graph when the files are called otherwise, so that they are read in another order: nothing but their names.
  public func differencesUnderOtherFileNames() throws -> [String] {
    let plain = flat { "\(100 + $0)-" }
    var generator = SplitMix(state: 7)
    let numbers = Array(files.indices).shuffled(using: &generator)
    let shuffled = flat { "\(100 + numbers[$0])-" }
    let text = String(decoding: try shuffled.graph().json(), as: UTF8.self)
    let back = zip(shuffled.files, plain.files).reduce(text) { $0.replacing("\"\($1.0.path)\"", with: "\"\($1.1.path)\"") }
    return GraphDifferences.lines(try plain.graph(), try NavigationGraph(json: Array(back.utf8)))
  }

  /// All source in one folder, with something before each file's name; manifests and projects left out, for they name the files.
  private func flat(_ prefix: (Int) -> String) -> SourceSet {
    SourceSet(
      files: files.enumerated().compactMap { index, file in
        guard file.isSwift, !file.isManifest else { return nil }
        return File(path: prefix(index) + (file.path.split(separator: "/").last.map(String.init) ?? ""), bytes: file.bytes)
      })
  }

  /// What becomes of the graph when a file is added that has nothing to do with the others: its own view, and nothing else.
  public func differencesWithAnUnrelatedFile() throws -> [String] {
    let name = "AAAUnrelated.swift"
    let source = """
      import SwiftUI
      struct UnrelatedBadge: View { var body: some View { Text("Unrelated") } }
      func unrelated(_ number: Int) -> Int { number + 1 }
      """
    let more = SourceSet(files: [File(path: name, bytes: Array(source.utf8))] + files)
    var graph = try more.graph()
    graph.nodes.removeAll { $0.location?.file == name }
    graph.summary.files -= 1
    graph.summary.views -= 1
    return GraphDifferences.lines(try self.graph(), graph)
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
