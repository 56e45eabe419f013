/// Values, types and conditions as developers read them.
struct ValueText {
  let evaluator: Evaluator

  private var vals: Vals { evaluator.vals }
  private var terms: Terms { evaluator.terms }
  private var program: Program { evaluator.program }
  private var names: Names { evaluator.names }

  func text(_ value: Val, depth: Int = 0) -> String {
    guard depth < 6 else { return "…" }
    func inner(_ other: Val) -> String { text(other, depth: depth + 1) }
    func list(_ values: [Val]) -> String { values.map(inner).joined(separator: ", ") }
    switch vals[value] {
    case .unknown(let reason): return reason.exists ? "unknown (\(names[reason]))" : "unknown"
    case .null: return "nil"
    case .bool(let state): return String(state)
    case .text(let name): return "\"\(names[name])\""
    case .number(let name): return names[name]
    case .parameter(let function, let index): return parameter(function, Int(index))
    case .local: return "a local"
    case .member(let base, let property):
      let name = names[program.name(of: property)]
      if case .null = vals[base] { return name }
      return "\(inner(base)).\(name)"
    case .foreign(let base, let name) where name == evaluator.presence: return "whether there is \(inner(base))"
    case .foreign(let base, let name): return "\(inner(base)).\(names[name])"
    case .element(let base): return "\(inner(base))[…]"
    case .entry(let base, let key): return "\(inner(base))[\(inner(key))]"
    case .dictionary(let items):
      let pairs = stride(from: 0, to: items.count - 1, by: 2).map { "\(inner(items[$0])): \(inner(items[$0 + 1]))" }
      return "[\(pairs.joined(separator: ", "))]"
    case .payload(let base, let id, let index): return "what .\(names[program.name(of: id)])\(part(index, of: id)) of \(inner(base)) carries"
    case .enumCase(let id, let arguments):
      let name = "\(program.path(of: program.owner(of: id))).\(names[program.name(of: id)])"
      return arguments.isEmpty ? name : "\(name)(\(list(arguments)))"
    case .construct(let type, _, let arguments, _): return "\(program.path(of: type))(\(list(arguments)))"
    case .result(let call): return "the result of \(self.call(call))"
    case .foreignCall(let base, let name, _, let arguments, _):
      if case .null = vals[base] { return "\(names[name])(\(list(arguments)))" }
      return "\(inner(base)).\(names[name])(\(list(arguments)))"
    case .closure, .applied: return "{ … }"
    case .function(let id, _): return name(of: id)
    case .caseFunction(let id): return "\(program.path(of: program.owner(of: id))).\(names[program.name(of: id)])"
    case .array(let items): return "[\(list(items))]"
    case .allOf(let base): return "\(inner(base))…"
    case .tuple(let items): return "(\(list(items)))"
    case .choice(let items): return "one of \(list(items))"
    case .binding(let base): return "$\(inner(base))"
    case .type(let term): return text(term)
    case .keyPath(let root, let path): return "\\\(root.isKnown ? text(root) : "").\(path.map { names[$0] }.joined(separator: "."))"
    }
  }

  /// Which of several values that a case carries: `(name:)`, `(2)`; empty where it carries one.
  private func part(_ index: Int32, of id: CaseID) -> String {
    let parameters = program.files[Int(program.file(of: id))].facts[program.fact(id).parameters]
    guard parameters.count > 1, index >= 0, Int(index) < parameters.count else { return "" }
    let label = parameters[parameters.startIndex + Int(index)].label
    return label.exists ? "(\(names[program.name(label, in: program.file(of: id))]):)" : "(\(Int(index) + 1))"
  }

  private func call(_ index: Int32) -> String {
    switch evaluator.calls[Int(index)].callee {
    case .functions(let ids): ids.map(name).joined(separator: " or ")
    case .construct(let type, _): program.path(of: type)
    case .value(let value): text(value, depth: 3)
    }
  }

  func name(of function: FunctionID) -> String {
    let owner = program.owner(of: function)
    let name = names[program.name(of: function)]
    return owner.exists ? "\(program.path(of: owner)).\(name)" : name
  }

  private func parameter(_ function: FunctionID, _ index: Int) -> String {
    if index < 0 { return "self" }
    let parameters = program.parameters(of: function)
    guard index < parameters.count else { return "$\(index)" }
    return names[program.name(parameters[parameters.startIndex + index].name, in: program.file(of: function))]
  }

  func text(_ term: Term) -> String {
    switch terms[term] {
    case .unknown: return "unknown"
    case .nominal(let id, let arguments):
      let path = program.path(of: id)
      return arguments.isEmpty ? path : "\(path)<\(arguments.map(text).joined(separator: ", "))>"
    case .optional(let inner): return "\(text(inner))?"
    case .array(let inner): return "[\(text(inner))]"
    case .dictionary(let key, let value): return "[\(text(key)): \(text(value))]"
    case .tuple(let parts, _): return "(\(parts.map(text).joined(separator: ", ")))"
    case .function(let parameters, let result): return "(\(parameters.map(text).joined(separator: ", "))) -> \(text(result))"
    case .generic(let name, _, _): return names[name]
    case .metatype(let inner): return "\(text(inner)).Type"
    case .composition(let parts): return parts.map(text).joined(separator: " & ")
    }
  }

  func text(_ key: SlotKey) -> String {
    switch key {
    case .property(let id):
      let owner = program.owner(of: id)
      let name = names[program.name(of: id)]
      return owner.exists ? "\(program.path(of: owner)).\(name)" : name
    case .parameter(let function, -1): return "what \(name(of: function)) is called on"
    case .parameter(let function, let index): return "parameter \(parameter(function, Int(index))) of \(name(of: function))"
    case .stored(let key): return "what is stored as \(names[key])"
    }
  }

  func text(_ condition: Condition) -> String? {
    let parts = evaluator.guards.atoms(condition).reversed().compactMap { atom -> String? in
      switch atom {
      case .isCase(let value, let ids): "\(text(value)) is \(ids.map { "." + names[program.name(of: $0)] }.joined(separator: " or "))"
      case .isOther(let value, let ids): "\(text(value)) is none of \(ids.map { "." + names[program.name(of: $0)] }.joined(separator: ", "))"
      case .equals(let value, let name): "\(text(value)) is \"\(names[name])\""
      case .flag(let value, let state): state ? text(value) : "not \(text(value))"
      case .exists(_, let site, let state): evaluator.opaqueTexts[site].map { state ? $0 : "not \($0)" }
      case .meets(let value, _, let witness): "\(text(value)) is a \(program.path(of: program.owner(of: witness)))"
      case .opaque(let site): evaluator.opaqueTexts[site]
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
