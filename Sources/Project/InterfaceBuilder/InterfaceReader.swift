import Facts
import Files

/// Reads one storyboard or XIB after the other, into a buffer of its own.
public struct InterfaceReader: ~Copyable {
  private var buffer: ReadBuffer

  /// - Parameter tree: what they are read from; the disk where it is nil.
  public init(of tree: (any FileTree)? = nil) { buffer = ReadBuffer(limit: InterfaceParser.maximumSize, of: tree) }

  /// What a file says, as far as it can be read, and what is wrong with it.
  /// - Parameters:
  ///   - path: the path to open.
  ///   - displayPath: the path that problems name.
  public mutating func read(_ path: String, displayPath: String) -> (document: InterfaceDocument?, problem: FileProblem?) {
    let name = InterfaceFileName(path)
    do {
      let (document, error) = try buffer.read(path, displayPath: displayPath) {
        InterfaceParser.parse($0, kind: name.kind, name: name.name)
      }
      let problem = error.map {
        FileProblem(path: "\(displayPath):\($0.line)", reason: "not readable to its end: \($0.reason)", kind: .damaged)
      }
      return (document, problem)
    } catch let problem as FileProblem {
      return (nil, problem)
    } catch {
      return (nil, FileProblem(path: displayPath, reason: "could not be read"))
    }
  }
}

/// What the path of a storyboard or XIB says.
public struct InterfaceFileName: Hashable, Sendable {
  public let kind: InterfaceDocument.Kind
  /// What code asks for it by: without ending and device.
  public let name: String
  /// The device that the variant is for; empty for all.
  public let device: String
  /// The folder, that of a language left out.
  public let folder: String
  /// The language of the folder; empty for none.
  public let language: String

  public init(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    var file = parts.last.map(String.init) ?? ""
    kind = file.hasSuffix(".xib") ? .xib : .storyboard
    if let dot = file.lastIndex(of: ".") { file = String(file[..<dot]) }
    let tilde = file.lastIndex(of: "~")
    device = tilde.map { String(file[file.index(after: $0)...]) } ?? ""
    name = tilde.map { String(file[..<$0]) } ?? file
    var folders = parts.dropLast()
    language = folders.last.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil } ?? ""
    if !language.isEmpty { folders = folders.dropLast() }
    folder = folders.joined(separator: "/")
  }

  /// Of the same document in several languages one stands for all: the base, else the first.
  /// - Parameter paths: sorted.
  public static func onePerLanguage(_ paths: [String]) -> [String] {
    struct Key: Hashable {
      let kind: InterfaceDocument.Kind
      let name: String
      let device: String
      let folder: String
    }
    var chosen: [Key: (path: String, language: String)] = [:]
    for path in paths {
      let name = InterfaceFileName(path)
      let key = Key(kind: name.kind, name: name.name, device: name.device, folder: name.folder)
      if let known = chosen[key], rank(known.language) <= rank(name.language) { continue }
      chosen[key] = (path, name.language)
    }
    return paths.filter { path in
      let name = InterfaceFileName(path)
      return chosen[Key(kind: name.kind, name: name.name, device: name.device, folder: name.folder)]?.path == path
    }
  }

  private static func rank(_ language: String) -> Int {
    switch language {
    case "Base": 0
    case "": 1
    case "en": 2
    default: 3
    }
  }
}
