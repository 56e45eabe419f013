import Files
import Link
import NavigationGraph
import Project

/// Looks the titles of views up in the project's tables of texts, and writes them into the graph. A table is read once, and only where some
/// title asks for it.
struct TitleResolver {
  private let tables: StringTables
  private let modules: [LinkModule]
  private let currentDirectory: String
  private(set) var problems: [FileProblem] = []
  /// What the tables that were read say of the keys that are asked for, by their path.
  private var values: [String: [String: String]] = [:]
  /// What is asked for by the names that generators make of keys.
  private var forms: Set<String> = []
  /// What the tables say of the keys of a form, and the module of each table.
  private var accessed: [String: [(module: Int?, text: String)]] = [:]

  /// The table that is meant where no other is named.
  private static let standardTable = "Localizable"

  init(_ tables: StringTables, modules: [LinkModule], currentDirectory: String) {
    self.tables = tables
    self.modules = modules
    self.currentDirectory = currentDirectory
  }

  /// Writes titles into the nodes that they are of. A tab's title that is a key is replaced by its text.
  mutating func tell(_ titles: [ViewTitle], in graph: inout NavigationGraph, moduleOfFile: [String: Int]) {
    let byNode = Dictionary(titles.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    var asked: [Int: ViewTitle] = [:]
    for (index, node) in graph.nodes.enumerated() {
      if let title = byNode[node.id] {
        asked[index] = title
      } else if node.kind == .tab, let title = node.title {
        let module = node.location.flatMap { moduleOfFile[$0.file] } ?? -1
        asked[index] = ViewTitle(node: node.id, module: module, texts: [TitleText(title, isKey: true)])
      }
    }
    read(Array(asked.values))
    for (index, title) in asked {
      let texts = title.texts.map { shown($0, module: title.module) }
      if let text = TitleWording.joined(texts) { graph.nodes[index].title = text }
    }
  }

  // MARK: Tables

  private struct Request: Hashable {
    let table: String
    let module: Int
  }

  /// Reads the tables of the modules that ask, and those of the others where these do not know a key.
  private mutating func read(_ titles: [ViewTitle]) {
    var keys: [Request: Set<String>] = [:]
    for title in titles {
      for text in title.texts where text.isKey && !text.isAccessor {
        keys[Request(table: text.table ?? Self.standardTable, module: title.module), default: []].formUnion(TitleWording.keys(of: text))
      }
    }
    var wanted: [String: Set<String>] = [:]
    for (request, keys) in keys { wanted[request.table, default: []].formUnion(keys) }
    forms = Set(titles.flatMap(\.texts).filter(\.isAccessor).map { StringKeys.form(of: $0.text) })
    let asking = Set(keys.keys.map(\.module))
    // Which table a generator made a name of the name does not tell.
    for table in tables.tables where !forms.isEmpty || table.module.map(asking.contains) ?? true { read(table, wanted) }
    for (request, own) in keys {
      let isOpen = own.contains { value(of: $0, in: request.table, module: request.module) == nil }
      if isOpen { for table in tables.tables where table.name == request.table { read(table, wanted) } }
    }
    guard !forms.isEmpty else { return }
    for table in tables.tables {
      for (key, text) in values[table.path] ?? [:] {
        let form = StringKeys.form(of: key)
        if forms.contains(form) { accessed[form, default: []].append((table.module, text)) }
      }
    }
  }

  private mutating func read(_ table: StringTables.Table, _ wanted: [String: Set<String>]) {
    let keys = StringKeys(wanted[table.name] ?? [], forms: forms)
    guard !keys.isEmpty, values[table.path] == nil else { return }
    let shown = PathResolution.relative(table.path, to: currentDirectory)
    let (found, problem) = tables.values(of: keys, in: table, displayPath: shown)
    values[table.path] = found
    if let problem { problems.append(problem) }
  }

  /// What a key stands for: by the tables of the module, else by those of apps, else by any others.
  private func value(of key: String, in name: String, module: Int) -> String? {
    var best: (rank: Int, text: String)?
    for table in tables.tables where table.name == name {
      guard let text = values[table.path]?[key] else { continue }
      let rank = rank(table.module, module)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, text) }
    }
    return best?.text
  }

  /// What the one key stands for of which a generator makes a name; nil where there are several that say different things.
  private func value(ofAccessor name: String, module: Int) -> String? {
    var best: (rank: Int, texts: Set<String>)?
    for (owner, text) in accessed[StringKeys.form(of: name)] ?? [] {
      let rank = rank(owner, module)
      if let known = best, known.rank <= rank {
        if known.rank == rank { best?.texts.insert(text) }
      } else {
        best = (rank, [text])
      }
    }
    return best.flatMap { $0.texts.count == 1 ? $0.texts.first : nil }
  }

  private func rank(_ module: Int?, _ wanted: Int) -> Int {
    guard let module else { return 2 }
    if module == wanted { return 0 }
    return modules.indices.contains(module) && modules[module].kind == .app ? 1 : 3
  }

  // MARK: Texts

  private func shown(_ text: TitleText, module: Int) -> String? {
    guard text.isKey else { return TitleWording.shown(text.text) }
    if text.isAccessor {
      return value(ofAccessor: text.text, module: module).flatMap { TitleWording.shown(FormatText.withHoles($0)) }
    }
    let table = text.table ?? Self.standardTable
    for key in TitleWording.keys(of: text) {
      if let value = value(of: key, in: table, module: module), !value.isEmpty { return TitleWording.shown(FormatText.withHoles(value)) }
    }
    if let fallback = text.fallback { return TitleWording.shown(FormatText.withHoles(fallback)) }
    // A key that is made for programs tells readers less than the view's name.
    guard text.isShownAsKey, !TitleWording.isIdentifier(text.text) else { return nil }
    return TitleWording.shown(FormatText.withHoles(text.text))
  }
}
