import Facts
import Files
import NavigationGraph
import Observations
import Project

/// Parts of an app as files. Paths in it are relative to the folder of the run, so that another machine may link what this one read; of the folder
/// itself the name alone is kept, which names a module where nothing else does.
public enum PartFile {
  /// What a file may turn out to be in place of a part.
  public enum Fault: Error, Hashable, Sendable {
    case noPart
    /// Written by another version, whose facts mean other things.
    case otherVersion(String)
    case damaged
  }

  private static let mark = Array("navgraph facts\n".utf8)

  /// How many bytes tell a part from other files.
  public static var markLength: Int { mark.count }

  /// Whether bytes begin as a part does.
  public static func isPart(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// - Parameters:
  ///   - version: of the program, which reads its own parts only.
  ///   - directory: what the paths are made relative to, absolute.
  public static func bytes(of part: SourcePart, version: String, from directory: String) -> [UInt8] {
    let names = PathNames(directory: directory)
    var writer = ByteWriter()
    writer.raw(mark)
    writer.text(version)
    writer.text(PathResolution.split(directory).name)
    writer.flag(part.module != nil)
    if let module = part.module { writer.texts([module.name, module.kind.rawValue]) }
    writer.walk(part.walk, names)
    for outcome in part.outcomes { writer.outcome(outcome) }
    let contents = part.contents.sorted { ByteOrder.precedes($0.key, $1.key) }
    writer.integer(contents.count)
    for (path, content) in contents { writer.content(path, content, names) }
    return writer.bytes
  }

  /// The folder that stands for the one of the run that wrote a part; absolute, and nowhere on this machine. It lies deep enough for what lay some
  /// steps outside to keep its place.
  public static func folder(of bytes: [UInt8]) -> String {
    var reader = ByteReader(bytes.dropFirst(mark.count))
    _ = reader.text()
    let name = reader.text().filter { $0 != "/" }
    return String(repeating: "/_", count: 16) + (name.isEmpty ? "" : "/" + name)
  }

  /// - Parameter directory: the folder that stands for the one of the run that wrote the part, absolute: `folder` of it or of the first part.
  /// - Throws: `Fault` where it is no part of this version, or not whole.
  public static func part(_ bytes: [UInt8], version: String, in directory: String) throws(Fault) -> SourcePart {
    guard isPart(bytes) else { throw .noPart }
    let names = PathNames(directory: directory)
    var reader = ByteReader(bytes.dropFirst(mark.count))
    let written = reader.text()
    guard !reader.isBroken else { throw .damaged }
    guard written == version else { throw .otherVersion(written) }
    _ = reader.text()
    var module: SourcePart.ModuleName?
    if reader.flag() {
      let words = reader.texts()
      guard words.count == 2, let kind = SourcePart.ModuleName.Kind(rawValue: words[1]) else { throw .damaged }
      module = SourcePart.ModuleName(name: words[0], kind: kind)
    }
    let walk = reader.walk(names)
    var outcomes: [FileOutcome] = []
    outcomes.reserveCapacity(walk.files.count)
    for file in walk.files {
      guard let outcome = reader.outcome(file.path) else { throw .damaged }
      outcomes.append(outcome)
    }
    var contents: [String: RecordingTree.Content] = [:]
    for _ in 0..<reader.count() {
      guard let (path, content) = reader.content(names) else { throw .damaged }
      contents[path] = content
    }
    guard !reader.isBroken, reader.left == 0 else { throw .damaged }
    return SourcePart(walk: walk, outcomes: outcomes, contents: contents, module: module)
  }
}

/// Paths as a part names them.
private struct PathNames {
  let directory: String

  func name(_ path: String) -> String { PathResolution.relative(path, to: directory) }

  func path(_ name: String) -> String { PathResolution.absolute(name, from: directory) }
}

extension ByteWriter {
  fileprivate mutating func walk(_ walk: FileWalk.Result, _ names: PathNames) {
    files(walk.files, names)
    files(walk.beside, names)
    integer(walk.faults.count)
    for problem in walk.faults { self.problem(problem) }
    integer(walk.links.count)
    for link in walk.links { texts([names.name(link.path), names.name(link.leadsTo)]) }
    texts(walk.roots)
    texts(walk.rootFolders.map(names.name))
    for list in walk.inventory.all { texts(list.map(names.name)) }
    for list in walk.manifestsAbove.all { texts(list.map(names.name)) }
  }

  private mutating func files(_ files: [SourceFile], _ names: PathNames) {
    integer(files.count)
    for file in files {
      text(names.name(file.absolutePath))
      integer(file.size)
    }
  }

  private mutating func problem(_ problem: FileProblem) { texts([problem.path, problem.reason, problem.kind.rawValue]) }

  fileprivate mutating func outcome(_ outcome: FileOutcome) {
    switch outcome {
    case .generated: integer(0)
    case .failed(let problem):
      integer(1)
      self.problem(problem)
    case .facts(let facts, let directives, let problem):
      integer(problem == nil ? 2 : 3)
      if let problem { self.problem(problem) }
      integer(directives.count)
      for directive in directives {
        integer(directive.location.line)
        integer(directive.location.column)
        text(directive.text)
      }
      self.facts(facts)
    }
  }

  fileprivate mutating func content(_ path: String, _ content: RecordingTree.Content, _ names: PathNames) {
    text(names.name(path))
    switch content {
    case .bytes(let bytes):
      flag(true)
      block(bytes)
    case .failed(let reason, let kind):
      flag(false)
      texts([reason, kind.rawValue])
    }
  }
}

extension ByteReader {
  fileprivate mutating func walk(_ names: PathNames) -> FileWalk.Result {
    var walk = FileWalk.Result()
    walk.files = files(names)
    walk.beside = files(names)
    walk.faults = (0..<count()).map { _ in problem() }
    walk.links = (0..<count()).map { _ in
      let words = texts()
      guard words.count == 2 else { return FileWalk.SymbolicLink(shown: "", path: "", leadsTo: "") }
      return FileWalk.SymbolicLink(shown: words[0], path: names.path(words[0]), leadsTo: names.path(words[1]))
    }
    walk.roots = texts()
    walk.rootFolders = texts().map(names.path)
    walk.inventory.all = walk.inventory.all.map { _ in texts().map(names.path) }
    walk.manifestsAbove.all = walk.manifestsAbove.all.map { _ in texts().map(names.path) }
    return walk
  }

  private mutating func files(_ names: PathNames) -> [SourceFile] {
    (0..<count()).map { _ in
      let name = text()
      return SourceFile(path: name, absolutePath: names.path(name), size: number())
    }
  }

  private mutating func problem() -> FileProblem {
    let words = texts()
    guard words.count == 3, let kind = FileProblem.Kind(rawValue: words[2]) else { return FileProblem(path: "", reason: "") }
    return FileProblem(path: words[0], reason: words[1], kind: kind)
  }

  /// - Parameter path: as the file is shown.
  fileprivate mutating func outcome(_ path: String) -> FileOutcome? {
    let kind = integer()
    switch kind {
    case 0: return isBroken ? nil : .generated
    case 1: return .failed(problem())
    case 2, 3:
      let problem = kind == 3 ? problem() : nil
      let directives = (0..<count()).map { _ in
        let (line, column) = (number(), number())
        return Directive(location: SourceLocation(file: path, line: line, column: column), text: text())
      }
      return facts().map { .facts($0, directives, problem: problem) }
    default: return nil
    }
  }

  fileprivate mutating func content(_ names: PathNames) -> (path: String, content: RecordingTree.Content)? {
    let path = names.path(text())
    if flag() { return isBroken ? nil : (path, .bytes(Array(block()))) }
    let words = texts()
    guard words.count == 2, let kind = FileProblem.Kind(rawValue: words[1]) else { return nil }
    return (path, .failed(reason: words[0], kind: kind))
  }
}
