import Facts

/// Something is put into a dictionary.
struct KeyedPut {
  let function: FunctionID
  let base: Val
  let key: Val
  let value: Val
}

/// Dictionaries that hold what is done or shown under a key: registries of closures and routes, and what messages carry.
extension Evaluator {
  /// Whether the values of a dictionary are told apart by their keys: functions, values of whatever type, and the cases of an enum under
  /// keys that are no cases themselves.
  func holdsEntries(_ type: Term) -> Bool {
    guard case .dictionary(let key, let value) = terms[terms.unwrapped(type)] else { return false }
    let held = terms.unwrapped(value)
    if case .function = terms[held] { return true }
    guard let id = terms.nominalType(held) else { return false }
    if !program.types[id.index].isSource { return known.openTypes.contains(program.types[id.index].name) }
    guard program.types[id.index].kind == .enum, let keyType = terms.nominalType(key) else { return false }
    return !program.types[keyType.index].isSource
  }

  /// The type of a dictionary's keys.
  func keyType(_ type: Term) -> Term {
    if case .dictionary(let key, _) = terms[terms.unwrapped(type)], holdsEntries(type) { return key }
    return .unknown
  }

  /// What a dictionary holds under a key; where it is written, the place, and the entry is noted.
  func entry(of base: Typed, under key: Val, writes: Bool) -> Typed? {
    let isCarried = if case .foreign(_, let name) = vals[base.value] { knowledge.carried.contains(name) } else { false }
    guard isCarried || holdsEntries(base.type) || isDictionary(base.value) else { return nil }
    if writes {
      writtenEntry = (place(behind: base.value), key)
      return nil
    }
    if case .binding = vals[base.value] { return nil }
    return Typed(value: entry(of: base.value, under: key), type: subscriptType(base.type))
  }

  /// A container is told how to make values of a type.
  func supply(_ made: Val, as record: PresentationRecord) {
    keyedPuts.append(KeyedPut(function: frame.function, base: container, key: key(of: record), value: made))
  }

  /// What a container makes of a type: what is supplied for it is called.
  func resolved(as record: PresentationRecord, _ site: Site) -> Typed {
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .value(entry(of: container, under: key(of: record))),
        receiver: .unknown, arguments: [], role: frame.role))
    return Typed(value: vals.intern(.result(position)), type: terms.optional(record.registeredType))
  }

  private func key(of record: PresentationRecord) -> Val {
    let type = vals.intern(.type(record.registeredType))
    return record.id.map { vals.intern(.tuple([type, $0])) } ?? type
  }

  private func isDictionary(_ value: Val) -> Bool { if case .dictionary = vals[value] { true } else { false } }

  /// The type of what a message carries with it.
  var messageData: Term {
    let open = known.openTypes.min().map { terms.nominal(resolver.external($0)) } ?? .unknown
    return terms.intern(.dictionary(.unknown, open))
  }

  /// What is held under a key, as far as it is written.
  func entry(of base: Val, under key: Val) -> Val {
    switch vals[base] {
    case .unknown, .null: return base
    case .dictionary(let items):
      guard let sought = keyIdentity(key) else { return vals.intern(.entry(base, key)) }
      var isKnown = true
      for index in stride(from: 0, to: items.count - 1, by: 2) {
        guard let own = keyIdentity(items[index]) else {
          isKnown = false
          continue
        }
        if own == sought { return items[index + 1] }
      }
      return isKnown ? vals.intern(.null) : vals.intern(.entry(base, key))
    default: return vals.intern(.entry(base, key))
    }
  }

  /// What tells a key from others: a text, a number, a case, a type; nil where the source does not tell it.
  func keyIdentity(_ key: Val) -> Val? {
    if let text = constantText(key) { return vals.intern(.text(text)) }
    switch vals[key] {
    case .number, .bool: return key
    case .enumCase(let id, let items):
      let parts = items.compactMap { keyIdentity($0) }
      return parts.count == items.count ? vals.intern(.enumCase(id, parts)) : nil
    case .tuple(let items):
      let parts = items.compactMap { keyIdentity($0) }
      return parts.count == items.count ? vals.intern(.tuple(parts)) : nil
    case .type(let term): if case .generic = terms[metatypeInstance(term)] { return nil } else { return key }
    // A key that only wraps another: `ObjectIdentifier(Route.self)`.
    case .foreignCall(let base, let name, _, let arguments, _) where arguments.count == 1 && vals[base] == .null:
      guard let inner = keyIdentity(arguments[0]) else { return nil }
      return vals.intern(.foreignCall(base, name, [], [inner], Site(file: -1, offset: 0)))
    // A constant that the source does not tell the text of is itself.
    case .member(let base, let property):
      guard case .type = vals[base], program.fact(property).modifiers.contains(.constant) else { return nil }
      return key
    default: return nil
    }
  }
}
