import NavigationGraph

/// Names as people say them.
enum Names {
  static let commonSuffixes = ["ViewController", "Screen", "View"]

  /// The last part of a dotted name: `PushableDestination.fruitDetail` is `fruitDetail`.
  static func last(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// A name without the module and file that tell it from others.
  static func unqualified(_ name: String) -> String {
    guard let slash = name.lastIndex(of: "/"), name.index(after: slash) < name.endIndex else { return name }
    return String(name[name.index(after: slash)...])
  }

  /// `fruit` as the name of a tab: `Fruit`.
  static func capitalized(_ name: String) -> String {
    guard let first = name.first, first.isLowercase else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// A text of bounded length, cut in the middle, where names differ least.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit, limit > 4 else { return text }
    let head = (limit - 1) * 2 / 3
    return text.prefix(head) + "…" + text.suffix(limit - 1 - head)
  }

  /// The names of views by id: without module where that leaves them apart, and without the common suffix.
  ///
  /// - Parameters:
  ///   - views: ids and full names.
  ///   - suffixes: the endings to leave off; nil: the common ones, if most names have one.
  static func ofViews(_ views: [(id: String, name: String)], suffixes: [String]?) -> [String: String] {
    var names = views.map { (id: $0.id, name: unqualified($0.name)) }
    separate(&names, from: views)
    let endings = (suffixes ?? commonSuffixes).sorted { ($1.count, $0) < ($0.count, $1) }
    let stripped = names.map { (id: $0.id, name: strip($0.name, of: endings)) }
    let share = zip(names, stripped).count { $0.name != $1.name }
    if suffixes != nil || share * 2 > names.count {
      let full = names
      names = stripped
      separate(&names, from: full)
    }
    return Dictionary(names.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Gives names that several have back their longer forms.
  private static func separate(_ names: inout [(id: String, name: String)], from longer: [(id: String, name: String)]) {
    var uses: [String: Int] = [:]
    for entry in names { uses[entry.name, default: 0] += 1 }
    for i in names.indices where (uses[names[i].name] ?? 0) > 1 { names[i].name = longer[i].name }
  }

  private static func strip(_ name: String, of endings: [String]) -> String {
    for ending in endings where !ending.isEmpty && name.hasSuffix(ending) {
      let rest = name.dropLast(ending.count)
      if let last = rest.last, last != ".", last != "/" { return String(rest) }
    }
    return name
  }

  /// Long names of nested types (`ContainerDetailsView.LabelsDetails`) as the type's own name, and that of the type round it. Only where the own
  /// name says enough and stands for no other view.
  ///
  /// - Parameter names: the names of views by id.
  static func nested(_ names: [String: String]) -> [String: (name: String, owner: String)] {
    var uses: [String: Int] = [:]
    for name in names.values { uses[last(name), default: 0] += 1 }
    var result: [String: (name: String, owner: String)] = [:]
    for (id, name) in names where name.count > nestedFrom {
      let own = last(name)
      guard own != name, uses[own] == 1, own.count >= 6, !commonSuffixes.contains(own), !genericNames.contains(own) else { continue }
      let owner = last(String(name.dropLast(own.count + 1)))
      result[id] = (own, strip(owner, of: commonSuffixes.sorted { $0.count > $1.count }))
    }
    return result
  }

  private static let nestedFrom = 20
  private static let genericNames: Set<String> = ["Content", "Container", "Wrapper", "Controller", "Representable", "Placeholder"]
}
