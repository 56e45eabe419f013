import Files

/// What is read of Objective-C: the names that it says and the classes that it declares. What its code does is not.
public struct ObjectiveCSource: Sendable {
  /// One file with declarations.
  public struct File: Sendable {
    /// The path to open.
    public let path: String
    /// In the order of the file.
    public let classes: [ObjectiveCClass]
  }

  /// The words with a capital letter or an underscore at their beginning that implementations say.
  public private(set) var names: Set<String> = []
  /// Headers and implementations that declare classes; each class once, as the first file by path has it.
  public private(set) var files: [File] = []
  /// The path of the file that implements a class, by its name.
  public private(set) var implementations: [String: String] = [:]
  /// The implementations that say one of the words by which screens are shown.
  public private(set) var showing: Set<String> = []

  public init() {}

  /// Reads implementations, and where there are any the headers; of one that cannot be read nothing is known.
  ///
  /// - Parameters:
  ///   - inventory: what the walk met.
  ///   - tree: what is read from; the disk where it is nil.
  ///   - calls: the words by which screens are shown.
  public init(_ inventory: ProjectInventory, in tree: (any FileTree)? = nil, showingBy calls: Set<String>) {
    guard !inventory.objectiveCFiles.isEmpty else { return }
    var buffer = ReadBuffer(of: tree)
    var declared: Set<String> = []
    for path in inventory.objectiveCHeaders + inventory.objectiveCFiles {
      let isHeader = path.hasSuffix(".h")
      let read = try? buffer.read(path, displayPath: path) { text in
        let parser = ObjectiveCClassParser(text)
        return (parser.declared, parser.implemented, isHeader ? [] : ObjectiveCNames.words(in: text, and: calls))
      }
      guard let (classes, implemented, words) = read else { continue }
      let new = classes.filter { declared.insert($0.name).inserted }
      if !new.isEmpty { files.append(File(path: path, classes: new)) }
      for name in implemented where implementations[name] == nil { implementations[name] = path }
      if !words.isDisjoint(with: calls) { showing.insert(path) }
      names.formUnion(words)
    }
    names.subtract(calls)
  }
}
