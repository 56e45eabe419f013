import Collect
import Facts
import Files
import SwiftScan

/// Shows what the stages make of one file.
enum Inspection {
  /// Prints the facts, syntax or tokens of the file at `path`; false if it cannot be read.
  static func show(_ path: String, _ what: String, withLocations: Bool) -> Bool {
    do {
      let bytes = try ReadBuffer.bytes(of: path, displayPath: path)
      let tree = SyntaxTree()
      try Scanner().scan(bytes, into: tree)
      switch what {
      case "syntax": print(tree.dump(), terminator: "")
      case "tokens": print(tree.dumpTokens(), terminator: "")
      default:
        var collector = Collector()
        print(FactsDump.text(of: collector.collect(tree), options: withLocations ? .locations : []))
      }
      return true
    } catch {
      print("\(path): \(error)")
      return false
    }
  }
}
