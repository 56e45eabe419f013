/// How the process ended.
enum ExitCode: Int32 {
  case success = 0
  case usage = 2
  case unreadableInput = 3
  case invalidDOT = 4
  case layoutFailed = 5
  case renderFailed = 6
  case unwritableOutput = 7
}

/// What to draw.
struct Job {
  var layout = "dot"
  var format = "svg"
  /// Dots an inch, for formats that have dots.
  var resolution: String?
}

struct UsageProblem: Error {
  var message: String
}

/// The command line of the layout process.
enum Arguments {
  case draw(Job)
  case help

  static let usage = """
    usage: navgraph-layout [--layout dot|neato|fdp|sfdp|circo|twopi] [--format svg|png|pdf|…] [--dpi N] < graph.dot > picture

    Lays out a graph with Graphviz. `navgraph render` starts this program; it is not meant to be called by hand.

    """

  static func parse(_ words: ArraySlice<String>) -> Result<Arguments, UsageProblem> {
    var job = Job()
    var rest = words
    while let word = rest.popFirst() {
      var name = word
      var value: String?
      if let equals = word.firstIndex(of: "=") {
        name = String(word[..<equals])
        value = String(word[word.index(after: equals)...])
      }
      if name == "--help" { return .success(.help) }
      guard ["--layout", "--format", "--dpi"].contains(name) else { return .failure(UsageProblem(message: "unknown argument \(word)")) }
      guard let value = value ?? rest.popFirst(), isPlain(value) else {
        return .failure(UsageProblem(message: "\(name) needs a value of letters, digits, '_', '-', ':' and '.'"))
      }
      switch name {
      case "--layout": job.layout = value
      case "--format": job.format = value
      default:
        guard let dots = Int(value), (10...2400).contains(dots) else {
          return .failure(UsageProblem(message: "--dpi takes a number from 10 to 2400"))
        }
        job.resolution = String(dots)
      }
    }
    return .success(.draw(job))
  }

  /// Values go to Graphviz's plug-in loader: nothing that could be a path.
  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.count <= 64
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
