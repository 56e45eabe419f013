import Facts

/// Where the code of types names properties of their own.
///
/// A class for its tables: each file is read once, when a property of a type that has code there is first asked for.
final class PropertyMentions {
  struct Mention {
    let site: Site
    let id: ID<Value>
    /// The innermost function round it.
    let function: FunctionID
    let isProjected: Bool
  }

  private let context: ObservationContext
  private var files: [Int32: [MemberKey: [Mention]]] = [:]
  private var program: Program { context.program }

  init(_ context: ObservationContext) { self.context = context }

  /// The mentions of a property in the code of its type. O(mentions), and once O(values · log functions) for each file.
  subscript(property: PropertyID) -> [Mention] {
    let key = MemberKey(type: program.owner(of: property), name: program.name(of: property))
    guard key.type.exists else { return [] }
    return Set(program.types[key.type.index].declarations.map(\.file)).sorted().flatMap { mentions(in: $0)[key] ?? [] }
  }

  private func mentions(in file: Int32) -> [MemberKey: [Mention]] {
    if let known = files[file] { return known }
    let code = context.source[file]
    let facts = code.facts
    var result: [MemberKey: [Mention]] = [:]
    for (position, value) in facts.values.enumerated() {
      guard value.kind == .name || value.kind == .projected || value.kind == .member && value.base.exists && facts[value.base].kind == .self
      else { continue }
      let name = program.name(value.symbol, in: file)
      guard context.source.propertiesByName[name] != nil, let function = code.places.function(at: value.offset) else { continue }
      let type = context.builder.sourceType(function)
      guard type.exists else { continue }
      result[MemberKey(type: type, name: name), default: []].append(
        Mention(
          site: Site(file: file, offset: value.offset), id: ID(index: position), function: function, isProjected: value.kind == .projected))
    }
    files[file] = result
    return result
  }
}
