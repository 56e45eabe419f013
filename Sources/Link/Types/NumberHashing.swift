/// Numbers of the linker's own tables as keys of dictionaries. They come from no input, so nobody can choose them to collide: a multiplication
/// and a fold spread them well enough (Fibonacci hashing, Knuth 1973, 6.4), at a tenth of what the standard library's SipHash costs.
protocol NumberKey: Hashable {
  /// What tells the key from others; different keys may share it.
  var keyBits: UInt64 { get }
}

extension NumberKey {
  @inline(__always) func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: spread(keyBits ^ UInt64(truncatingIfNeeded: seed))) }
  @inline(__always) func hash(into hasher: inout Hasher) { hasher.combine(keyBits) }
}

/// The bits of a number spread over a whole word.
@inline(__always) func spread(_ bits: UInt64) -> UInt64 {
  let (high, low) = (bits ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
  return high ^ low
}

/// The bits of a key with what else is in it.
@inline(__always) func mixed(_ bits: UInt64, _ more: UInt64) -> UInt64 { spread(bits &* 31 ^ more) }
@inline(__always) func mixed(_ bits: UInt64, _ items: [some NumberKey]) -> UInt64 { items.reduce(bits) { mixed($0, $1.keyBits) } }

/// Two numbers of 32 bits in one word.
@inline(__always) func joined(_ high: Int32, _ low: Int32) -> UInt64 {
  UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
}

extension Name: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension TypeID: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension FunctionID: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension PropertyID: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension CaseID: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension Val: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension Term: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension Condition: NumberKey { var keyBits: UInt64 { joined(0, raw) } }
extension Site: NumberKey { var keyBits: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(offset) } }
extension MemberKey: NumberKey { var keyBits: UInt64 { joined(type.raw, name.raw) } }
extension SlotKey: NumberKey {
  var keyBits: UInt64 {
    switch self {
    case .property(let id): joined(-1, id.raw)
    case .parameter(let function, let index): joined(function.raw, index)
    case .stored(let name): joined(-2, name.raw)
    }
  }
}

extension Requirement: NumberKey { var keyBits: UInt64 { joined(function.raw, type.raw) } }
extension SceneID: NumberKey { var keyBits: UInt64 { joined(0, raw) } }

extension ValForm: NumberKey {
  var keyBits: UInt64 {
    switch self {
    case .unknown(let name): mixed(1, name.keyBits)
    case .null: 2
    case .bool(let state): state ? 3 : 4
    case .text(let name): mixed(5, name.keyBits)
    case .number(let name): mixed(6, name.keyBits)
    case .parameter(let function, let index): mixed(7, joined(function.raw, index))
    case .local(let site): mixed(8, site.keyBits)
    case .member(let base, let property): mixed(9, joined(base.raw, property.raw))
    case .foreign(let base, let name): mixed(10, joined(base.raw, name.raw))
    case .element(let base): mixed(11, base.keyBits)
    case .payload(let base, let id, let index): mixed(mixed(12, joined(base.raw, id.raw)), joined(0, index))
    case .enumCase(let id, let items): mixed(mixed(13, id.keyBits), items)
    case .construct(let type, let initializer, let items, let site):
      mixed(mixed(mixed(14, joined(type.raw, initializer.raw)), site.keyBits), items)
    case .result(let call): mixed(15, joined(0, call))
    case .foreignCall(let base, let name, let labels, let items, let site):
      mixed(labels.reduce(mixed(mixed(16, joined(base.raw, name.raw)), site.keyBits)) { mixed($0, $1.keyBits) }, items)
    case .closure(let function): mixed(17, function.keyBits)
    case .applied(let function, let environment): mixed(18, joined(function.raw, environment))
    case .function(let function, let receiver): mixed(19, joined(function.raw, receiver.raw))
    case .caseFunction(let id): mixed(20, id.keyBits)
    case .array(let items): mixed(21, items)
    case .tuple(let items): mixed(22, items)
    case .choice(let items): mixed(23, items)
    case .binding(let base): mixed(24, base.keyBits)
    case .type(let term): mixed(25, term.keyBits)
    case .allOf(let base): mixed(27, base.keyBits)
    case .entry(let base, let key): mixed(28, joined(base.raw, key.raw))
    case .dictionary(let items): mixed(29, items)
    case .keyPath(let term, let names): names.reduce(mixed(26, term.keyBits)) { mixed($0, $1.keyBits) }
    }
  }
}

extension TermForm: NumberKey {
  var keyBits: UInt64 {
    switch self {
    case .unknown: 1
    case .nominal(let id, let arguments): mixed(mixed(2, id.keyBits), arguments)
    case .optional(let term): mixed(3, term.keyBits)
    case .array(let term): mixed(4, term.keyBits)
    case .dictionary(let key, let value): mixed(5, joined(key.raw, value.raw))
    case .tuple(let parts, let labels): mixed(mixed(6, parts), labels)
    case .function(let parameters, let result): mixed(mixed(7, result.keyBits), parameters)
    case .generic(let name, let type, let function): mixed(mixed(8, joined(name.raw, type.raw)), function.keyBits)
    case .metatype(let term): mixed(9, term.keyBits)
    case .composition(let parts): mixed(10, parts)
    }
  }
}

extension Atom: NumberKey {
  var keyBits: UInt64 {
    switch self {
    case .isCase(let value, let ids): mixed(mixed(1, value.keyBits), ids)
    case .isOther(let value, let ids): mixed(mixed(2, value.keyBits), ids)
    case .equals(let value, let name): mixed(3, joined(value.raw, name.raw))
    case .flag(let value, let state): mixed(state ? 4 : 5, value.keyBits)
    case .exists(let value, let site, let state): mixed(mixed(state ? 6 : 7, value.keyBits), site.keyBits)
    case .meets(let value, let demand, let witness): mixed(mixed(8, value.keyBits), joined(demand.raw, witness.raw))
    case .opaque(let site): mixed(9, site.keyBits)
    }
  }
}

extension Guards.Node: NumberKey { var keyBits: UInt64 { mixed(atom.keyBits, rest.keyBits) } }

extension ShownTarget: NumberKey {
  var keyBits: UInt64 {
    switch self {
    case .view(let id): joined(1, id.raw)
    case .foreign(let name): joined(2, name.raw)
    case .scene(let id): joined(3, id.raw)
    case .route(let id): joined(4, id.raw)
    case .untold: joined(5, 0)
    }
  }
}

extension Shown: NumberKey {
  var keyBits: UInt64 {
    hops.reduce(mixed(mixed(target.keyBits, site.keyBits), joined(condition.raw, value.raw))) { bits, hop in
      mixed(mixed(bits, hop.site.keyBits), hop.condition.keyBits)
    }
  }
}

extension StackSpot: NumberKey {
  var keyBits: UInt64 {
    let flags = UInt64(kind.rawValue) << 1 | (isSure ? 1 : 0)
    return mixed(mixed(joined(stack, via), joined(tab, lazy.raw)), flags)
  }
}

