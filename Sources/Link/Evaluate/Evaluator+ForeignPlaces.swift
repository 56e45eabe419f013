import Facts
import Knowledge

/// Properties of foreign types that hold what is shown: what is written to them is a site, wherever they are bound.
extension Evaluator {
  /// Such a property: its shape, and the type of what it holds.
  struct ForeignPlace: Hashable {
    let shape: Int
    let type: Term
  }

  /// A property that the table knows as one that holds what is shown, or a subscript.
  func foreignPlace(_ name: Name, of base: Typed) -> Typed? {
    guard base.value.isKnown, let (index, roles) = knowledge.match(
      name, [.property], receivers: receivers(of: base), labels: [.none], trailing: [false]), knowledge.writes[index] != nil
    else { return nil }
    usedShapes.insert(index)
    let held = valueType(of: knowledge.shapes[index], base) ?? .unknown
    let type = roles.first == .values ? terms.array(held) : held
    let value = vals.intern(.foreign(base.value, name))
    foreignPlaces[value] = ForeignPlace(shape: index, type: held)
    return Typed(value: value, type: type)
  }

  /// `router[tab]`
  func foreignSubscript(of base: Typed) -> Typed? {
    let name = names.intern("subscript")
    let held = unbound(base.type)
    guard held != base.type else { return foreignPlace(name, of: base) }
    let place = foreignPlace(name, of: Typed(value: self.place(behind: base.value), type: held))
    return place.map { Typed(value: bindingValue($0.value), type: binding($0.type)) }
  }

  /// Records what is written to such a property; false where the place is none.
  func write(_ value: Val, _ operation: PlaceOperation, to place: Val, _ site: Site) -> Bool {
    guard let known = foreignPlaces[self.place(behind: place)], let writes = knowledge.writes[known.shape] else { return false }
    let shape =
      switch operation {
      case .append: known.shape
      case .assign: writes.anew
      case .pop: writes.pop
      case .clear: writes.clear
      }
    var record = PresentationRecord(shape: shape, function: frame.function, site: site, condition: frame.condition, role: frame.role)
    if operation == .append || operation == .assign {
      if case .array(let items) = vals[value] { record.values = items } else { record.values = [value] }
      record.valueType = known.type
    }
    records[frame.function.index].presentations.append(Int32(truncatingIfNeeded: presentations.count))
    presentations.append(record)
    return true
  }
}
