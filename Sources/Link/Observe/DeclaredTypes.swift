import Facts

/// The types that names stand for, as far as the declarations of properties, parameters and locals tell.
///
/// A class for its tables: those of a name or a file are made once.
final class DeclaredTypes {
  /// What is declared under a name: types; nil where one of them is not known.
  private typealias Types = Set<TypeID>?

  private let context: ObservationContext
  private var ofProperties: [Name: Types] = [:]
  private var ofLocals: [Int32: [Name: Types]] = [:]
  private var program: Program { context.program }

  init(_ context: ObservationContext) { self.context = context }

  /// The types that a name or a member may have; nil where that may be anything. What a type declares itself goes before what others do.
  func types(of value: Value, in file: Int32) -> Set<TypeID>? {
    let name = program.files[Int(file)].symbols[Int(value.symbol.raw)]
    var found: [Types] = []
    if let own = ownProperty(name, value, in: file) {
      found.append(context.evaluator.terms.nominalType(context.evaluator.typeOf(own)).map { [$0] })
    } else if let all = typesOfProperties(name) {
      found.append(all)
    }
    if value.kind == .name, let locals = typesOfLocals(in: file)[name] { found.append(locals) }
    guard var result = found.first ?? nil else { return nil }
    for types in found.dropFirst() {
      guard let types else { return nil }
      result.formUnion(types)
    }
    return result
  }

  /// The type that is made where its name is called.
  func made(_ name: Name, _ file: Int32) -> TypeID? {
    let type = ProgramIndex.topLevel(name, seenFrom: file, program)
    return type.exists ? type : nil
  }

  /// The property of that name of the type in which it is said, alone or behind `self`.
  private func ownProperty(_ name: Name, _ value: Value, in file: Int32) -> PropertyID? {
    let facts = program.files[Int(file)].facts
    guard value.kind == .name || value.kind == .member && value.base.exists && facts[value.base].kind == .`self`,
      let type = context.source[file].places.type(at: value.offset)
    else { return nil }
    for case .property(let property) in program.members[MemberKey(type: type, name: name)] ?? [] { return property }
    return nil
  }

  /// What any type declares under a name; nil where none does.
  private func typesOfProperties(_ name: Name) -> Types? {
    if let known = ofProperties[name] { return known }
    guard let declared = context.source.propertiesByName[name] else { return nil }
    let types = declared.reduce(into: Types([])) { types, property in
      guard types != nil else { return }
      if let type = context.evaluator.terms.nominalType(context.evaluator.typeOf(property)) { types?.insert(type) } else { types = nil }
    }
    ofProperties[name] = .some(types)
    return types
  }

  /// Parameters and locals of a file.
  private func typesOfLocals(in file: Int32) -> [Name: Types] {
    if let known = ofLocals[file] { return known }
    let facts = program.files[Int(file)].facts
    let symbols = program.files[Int(file)].symbols
    var result: [Name: Types] = [:]
    func note(_ name: Name, _ type: TypeID?) {
      let before = result[name] ?? .some([])
      result[name] = .some(type.flatMap { before?.union([$0]) })
    }
    for parameter in facts.parameters where parameter.type.exists {
      let type = facts[parameter.type]
      note(symbols[Int(parameter.name.raw)], type.kind == .named ? made(symbols[Int(type.symbol.raw)], file) : nil)
    }
    for operation in facts.operations where operation.kind == .bind && operation.pattern.exists && operation.value.exists {
      let pattern = facts[operation.pattern]
      guard pattern.kind == .binding else { continue }
      let value = facts[operation.value]
      let isMade = value.kind == .call && value.base.exists
      note(symbols[Int(pattern.symbol.raw)], isMade ? made(symbols[Int(facts[value.base].symbol.raw)], file) : nil)
    }
    ofLocals[file] = result
    return result
  }
}
