import Facts
import Knowledge

/// Values that are handed to a package, which asks a method of the source what to do with them: `router.trigger(.detail)`.
extension Evaluator {
  /// The methods of the source that a package asks for values of a type.
  func answering(_ type: TypeID) -> [FunctionID] {
    if answerers == nil { answerers = collectAnswerers() }
    return answerers?[type] ?? []
  }

  private func collectAnswerers() -> [TypeID: [FunctionID]] {
    let shapes = knowledge.shapes.indices.filter { knowledge.shapes[$0].effect == .answers && !knowledge.shapes[$0].isOff }
    let wanted = Set(shapes.map { knowledge.shapes[$0].name })
    guard !wanted.isEmpty else { return [:] }
    var result: [TypeID: [FunctionID]] = [:]
    for index in program.functionFile.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let owner = program.owner(of: id)
      guard wanted.contains(program.name(of: id)), program.fact(id).kind == .function, owner.exists, program.types[owner.index].isSource,
        !program.types[owner.index].inTest
      else { continue }
      for position in shapes where knowledge.shapes[position].name == program.name(of: id) {
        guard let type = answered(by: id, of: owner, knowledge.shapes[position]) else { continue }
        usedShapes.insert(position)
        result[type, default: []].append(id)
      }
    }
    return result
  }

  /// The type of the values that a method answers; nil where it is none that the shape means.
  private func answered(by function: FunctionID, of owner: TypeID, _ shape: KnowledgeTable.Shape) -> TypeID? {
    let labels = program.parameters(of: function).map { program.name($0.label, in: program.file(of: function)) }
    guard labels == shape.arguments.map(\.label), let place = shape.arguments.firstIndex(where: { $0.role == .value }) else { return nil }
    let own = resolver.selfTerm(owner)
    guard !shape.receiver.exists || receivers(of: Typed(value: .unknown, type: own)).contains(shape.receiver) else { return nil }
    let written = terms.nominalType(resolver.parameterType(function, place))
    if let written, program.types[written.index].isSource { return written }
    return valueType(of: shape, Typed(value: .unknown, type: own)).flatMap { terms.nominalType($0) }
  }

  /// Records that values are handed to the methods that answer them.
  func ask(_ values: [Val], _ type: Term, _ site: Site) {
    guard let held = terms.nominalType(type) else { return }
    let functions = answering(held)
    guard !functions.isEmpty else { return }
    for value in values {
      records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
      calls.append(
        CallRecord(
          caller: frame.function, site: site, condition: frame.condition, callee: .functions(functions), receiver: .unknown,
          arguments: [value], role: frame.role, isAmbiguous: functions.count > 1))
    }
  }

  /// Records what objects of the type at hand begin with.
  func begin(with values: [Val]) {
    guard frame.selfType.exists else { return }
    beginnings[frame.selfType, default: []] += values.filter { vals[$0] != .null }
  }
}
