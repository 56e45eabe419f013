import Knowledge

/// Which shape a call has.
extension KnowledgeTable {
  /// The first shape of a name and form whose needed arguments are all there. `labels` in order; trailing closures have no label if first.
  ///
  /// - Parameter receivers: what the type is called on whose value the call is, and the foreign types that it inherits from.
  func match(
    _ name: Name, _ forms: CallForms, receivers: [Name], labels: [Name], trailing: [Bool]
  ) -> (shape: Int, roles: [ArgumentRole])? {
    for index in candidates(name) where forms.contains(CallForms(shapes[index].form)) && !shapes[index].isOff {
      if shapes[index].receiver.exists, !receivers.contains(shapes[index].receiver) { continue }
      if let roles = roles(of: shapes[index], labels: labels, trailing: trailing) { return (index, roles) }
    }
    return nil
  }

  /// The role of each argument, where the call fits: each argument that the shape needs is given. Others are `other`.
  private func roles(of shape: Shape, labels: [Name], trailing: [Bool]) -> [ArgumentRole]? {
    var roles: [ArgumentRole] = Array(repeating: .other, count: labels.count)
    var used = Array(repeating: false, count: shape.arguments.count)
    for (position, label) in labels.enumerated() where !(trailing[position] && !label.exists) {
      if let found = shape.arguments.indices.first(where: { !used[$0] && shape.arguments[$0].label == label }) {
        used[found] = true
        roles[position] = shape.arguments[found].role
      }
    }
    // A trailing closure without label is the first closure that is still to come; the last needed one where several are.
    var closureRoles = shape.takesContentClosure ? Self.closureRoles : Self.closureRoles.subtracting([.content])
    // A function may be what is put somewhere.
    if shape.effect == .puts || shape.effect == .supplies { closureRoles.insert(.value) }
    for (position, label) in labels.enumerated() where trailing[position] && !label.exists {
      let open = shape.arguments.indices.filter { !used[$0] && closureRoles.contains(shape.arguments[$0].role) }
      let needed = open.first { !shape.arguments[$0].isOptional } ?? open.first
      if let needed {
        used[needed] = true
        roles[position] = shape.arguments[needed].role
      }
    }
    for (position, argument) in shape.arguments.enumerated() where !used[position] && !argument.isOptional { return nil }
    return roles
  }

  /// Whether a call of a shape is told a name under which messages are sent.
  func hasChannel(_ shape: Int) -> Bool { shapes[shape].arguments.contains { $0.role == .channel } }

  /// The name of the channel that a call gives a publisher of.
  func channel(of name: Name, _ labels: [Name], _ arguments: [Val]) -> Val? {
    for index in candidates(name) where shapes[index].effect == .publishes {
      guard let wanted = shapes[index].arguments.first(where: { $0.role == .channel }), let position = labels.firstIndex(of: wanted.label),
        position < arguments.count
      else { continue }
      return arguments[position]
    }
    return nil
  }

  private static let closureRoles: Set<ArgumentRole> = [.content, .view, .row, .action, .run, .reducer, .sender]
}

extension Evaluator {
  /// The shape of the table that a presentation is.
  func shape(of presentation: Int32) -> KnowledgeTable.Shape { knowledge.shapes[presentations[Int(presentation)].shape] }
}
