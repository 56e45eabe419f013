import Files

/// Finds the tables that texts are looked up in by their keys, and reads them as far as somebody asks.
///
/// Of each table the development language counts: that of the project, else the base, else English, else the only one that there is.
public struct StringTables: Sendable {
  /// A table of one folder in one language.
  public struct Table: Sendable, Hashable {
    /// The path to open.
    public let path: String
    /// What code asks for it by: the file's name without ending.
    public let name: String
    /// The index of its module; nil where no target claims it.
    public let module: Int?
  }

  /// Larger files are not read.
  static let maximumSize = 64 << 20

  /// The rank of a language that nothing speaks for.
  private static let translation = 1003

  /// Sorted by path.
  public let tables: [Table]
  /// What they are read from; the disk where it is nil.
  private let tree: (any FileTree)?

  /// - Parameters:
  ///   - paths: files ending in `.strings` and `.xcstrings`, to open, sorted.
  ///   - project: what tells modules and development languages.
  ///   - tree: what they are read from; the disk where it is nil.
  public init(_ paths: [String], of project: ProjectModel, in tree: (any FileTree)? = nil) {
    self.tree = tree
    struct Key: Hashable {
      let folder: String
      let name: String
      let isCatalog: Bool
    }
    var chosen: [Key: (path: String, rank: Int, languages: Int)] = [:]
    for path in paths {
      let (folder, file) = PathResolution.split(path)
      guard let dot = file.lastIndex(of: ".") else { continue }
      var place = folder
      var language: String?
      if folder.hasSuffix(".lproj") {
        let parts = PathResolution.split(folder)
        (place, language) = (parts.folder, String(parts.name.dropLast(".lproj".count)))
      }
      let key = Key(folder: place, name: String(file[..<dot]), isCatalog: file[dot...] == ".xcstrings")
      let rank = Self.rank(language, project.developmentLanguages)
      let known = chosen[key] ?? (path, rank, 0)
      chosen[key] = known.rank > rank ? (path, rank, known.languages + 1) : (known.path, known.rank, known.languages + 1)
    }
    // Of several translations none tells what was written.
    let told = chosen.filter { $1.rank < Self.translation || $1.languages == 1 }
    tables = told.map { Table(path: $1.path, name: $0.name, module: project.moduleOfResource[$1.path]) }.sorted { $0.path < $1.path }
  }

  private static func rank(_ language: String?, _ wanted: [String]) -> Int {
    guard let language else { return 0 }
    if let position = wanted.firstIndex(of: language) { return 1 + position }
    switch language {
    case "Base": return 1000
    case "en", "English": return 1001
    default: return language.hasPrefix("en-") || language.hasPrefix("en_") ? 1002 : Self.translation
    }
  }

  /// What a table says of some keys, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - keys: the keys that are asked for; others are passed over unread.
  ///   - displayPath: the path that problems name.
  public func values(
    of keys: StringKeys, in table: Table, displayPath: String
  ) -> (values: [String: String], problem: FileProblem?) {
    do {
      var buffer = ReadBuffer(limit: Self.maximumSize, of: tree)
      let (values, fault) = try buffer.read(table.path, displayPath: displayPath) { bytes in
        table.path.hasSuffix(".xcstrings") ? StringCatalog.values(of: keys, in: bytes) : StringsFile.values(of: keys, in: bytes)
      }
      let problem = fault.map {
        FileProblem(path: displayPath, reason: "not readable to its end: \($0.reason) (byte \($0.offset))", kind: .damaged)
      }
      return (values, problem)
    } catch let problem as FileProblem {
      return ([:], problem)
    } catch {
      return ([:], FileProblem(path: displayPath, reason: "could not be read"))
    }
  }
}

/// Where and why a table could not be read on.
struct StringTableFault: Error, Hashable {
  let reason: String
  let offset: Int
}
