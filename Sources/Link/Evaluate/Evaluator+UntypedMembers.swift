import Facts
import Knowledge

/// An implicit member whose type nothing round it tells.
struct UntypedMember {
  let name: Name
  /// Nil where it is no call.
  let arguments: [Val]?
  let offset: UInt32
}

/// `navigator.go(.detail)`, where the navigator does not say of what type its routes are: once all destinations are known, the registered type
/// that has such a case is it, if no other has.
extension Evaluator {
  /// A value of a presentation that waits for this.
  struct UntypedValue {
    let presentation: Int32
    let position: Int
    let member: UntypedMember
  }

  func noteUntyped(_ typed: Typed, _ argument: CallArgument, _ presentation: Int32, at position: Int) {
    guard presentation >= 0, !typed.value.isKnown, argument.value.exists, let member = untypedMember,
      member.offset == unit.facts[argument.value].offset
    else { return }
    untypedValues.append(UntypedValue(presentation: presentation, position: position, member: member))
  }

  /// After all bodies were read.
  func resolveUntypedMembers() {
    guard !untypedValues.isEmpty else { return }
    let registered = presentations.lazy.filter { self.knowledge.shapes[$0.shape].effect == .registers }
      .compactMap { self.terms.nominalType($0.registeredType) }
    let types = Set(registered).sorted()
    for item in untypedValues {
      let found = types.compactMap { type in enumCase(item.member, of: type).map { (type, $0) } }
      let index = Int(item.presentation)
      guard item.position < presentations[index].values.count else { continue }
      if found.count == 1, let (type, value) = found.first {
        presentations[index].values[item.position] = value
        presentations[index].valueType = terms.nominal(type)
        presentations[index].isTypeInferred = true
      } else {
        let why = found.isEmpty ? "is not known" : "may be \(found.map { names[program.types[$0.0.index].name] }.joined(separator: " or "))"
        presentations[index].values[item.position] = vals.intern(.unknown(names.intern("the type of .\(names[item.member.name]) \(why)")))
      }
    }
  }

  private func enumCase(_ member: UntypedMember, of type: TypeID) -> Val? {
    guard let id = caseID(member.name, terms.nominal(type)) else { return nil }
    let count = program.fact(id).parameters.count
    guard let arguments = member.arguments else { return count == 0 ? vals.intern(.enumCase(id, [])) : nil }
    return arguments.count == count ? vals.intern(.enumCase(id, arguments)) : nil
  }
}
