import Configuration
import Files
import NavigationGraph
import Observations
import Pipeline
import Rules

/// A graph, and what is known beside it of the source that it was made from.
struct Analysis: Sendable {
  var graph: NavigationGraph
  /// What was read, as the user named it; nothing where it is a saved graph.
  var paths: [String] = []
  /// What was asked for beside the graph.
  var observations = Observations()
  /// What the project's configuration says; nil where there is none.
  var configuration: Configuration?
  /// Files that were not read, or not wholly.
  var problems: [FileProblem] = []
  /// The first Swift file beside one that was named itself, which was not read.
  var leftOutBeside: String?
  /// Names of calls that seem to register destinations, of which nothing is known.
  var untaught: [String] = []
  /// What the rules would have found without doubt; known where the analysis was judged.
  var heldBack: [Finding] = []
  /// What was before the change that was asked about; nil for none, and where nothing was.
  var base: PipelineResult?
  /// What each stage took, in order.
  var timings: [(stage: String, duration: Duration)] = []
  /// What is seen at the line that was asked about; `nil` where nothing is.
  var explanation: String?
  /// Whether the file that was asked about is one of those that were read.
  var readsExplainedFile = true

  /// Whether something that was asked for could not be read at all.
  var hasUnreadable: Bool {
    problems.contains { $0.kind == .unreadable || ($0.kind == .damaged && InputKind(ofFile: $0.path) != .code) }
  }

  /// What should have been read and was not, by what it is.
  var unread: [InputKind: UnreadInput] {
    var result: [InputKind: UnreadInput] = [:]
    for problem in problems where problem.kind != .skipped {
      guard let kind = InputKind(ofFile: problem.path), result[kind] == nil else { continue }
      // Of source that is not all text the rest is read.
      if kind == .code, problem.kind == .damaged { continue }
      result[kind] = UnreadInput(path: problem.path, reason: "\(problem.path): \(problem.reason)")
    }
    if result[.code] == nil, let path = leftOutBeside {
      for kind in InputKind.allCases where result[kind] == nil {
        result[kind] = UnreadInput(path: path, reason: "files are named one by one, and \(path) beside them is not")
      }
    }
    return result
  }
}

extension InputKind {
  /// What a file that could not be read is; nil where no finding rests on it. `path` may end in a line.
  fileprivate init?(ofFile path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = name.split(separator: ":").first.map(String.init) ?? name
    guard let dot = file.lastIndex(of: ".") else {
      // A folder that could not be opened.
      self = .code
      return
    }
    switch file[dot...] {
    case ".storyboard", ".xib": self = .interfaces
    case ".plist", ".entitlements": self = .propertyLists
    case ".pbxproj", ".xcconfig", ".m", ".mm": return nil
    default: self = .code
    }
  }
}
