import Facts

/// What is told of values by their form alone.
extension ViewFinder {
  func mentions(_ value: Val, _ subject: Val, depth: Int = 0) -> Bool {
    if vals.isRooted(value, in: subject) { return true }
    guard depth < 6 else { return false }
    switch vals[value] {
    case .enumCase(_, let items), .construct(_, _, let items, _), .array(let items), .tuple(let items), .choice(let items):
      return items.contains { mentions($0, subject, depth: depth + 1) }
    default: return false
    }
  }

  func demands(_ condition: Condition, on subject: Val) -> Bool {
    evaluator.guards.atoms(condition).contains { isDemand($0, on: subject) }
  }

  /// Whether an atom asks for cases of the subject or of a part of it.
  func isDemand(_ atom: Atom, on subject: Val) -> Bool {
    switch atom {
    case .isCase(let value, _), .isOther(let value, _): vals.isRooted(value, in: subject)
    default: false
    }
  }

  /// Whether a value is the subject: not a field of it, nor what one of its cases carries.
  func isWhole(_ value: Val, _ subject: Val) -> Bool {
    if value == subject { return true }
    if case .binding(subject) = vals[value] { return true }
    return false
  }

  /// Whether a condition names cases of this very value.
  func names(_ condition: Condition, _ value: Val) -> Bool {
    evaluator.guards.atoms(condition).contains { atom in
      switch atom {
      case .isCase(value, _), .isOther(value, _): true
      default: false
      }
    }
  }

  /// A field of the subject, or what one of its cases carries.
  func isPart(_ value: Val, of subject: Val) -> Bool {
    switch vals[value] {
    case .member, .payload: vals.isRooted(value, in: subject)
    default: false
    }
  }

  /// Whether a view has state of its own: it is a screen, whatever it chooses by.
  func keepsState(_ type: TypeID) -> Bool {
    program.types[type.index].stored.contains { property in
      let file = program.file(of: property)
      return program.attributes(program.fact(property).attributes, in: file).contains {
        evaluator.knowledge.stateAttributes.contains(program.name($0.name, in: file))
      }
    }
  }

  /// The framework's view that has a value as a member: `Color.red`, `Color.red.gradient`.
  func foreignView(_ value: Val) -> Name? {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      guard case .foreign(let base, _) = vals[current] else { break }
      current = base
    }
    guard current != value, case .type(let term) = vals[current], let type = evaluator.terms.nominalType(term),
      !program.types[type.index].isSource, evaluator.isView(type)
    else { return nil }
    let name = program.types[type.index].name
    // A controller's members are others' controllers, or none.
    return evaluator.knowledge.controllers.contains(name) ? nil : name
  }

  /// Whether an argument is what a generic class hands on to a framework's that shows it: `class Host<Content: View>: Hosting<Content>`.
  func isWrapped(_ index: Int, of initializer: FunctionID, in type: TypeID) -> Bool {
    guard initializer.exists, program.types[type.index].kind == .class, !program.types[type.index].generics.isEmpty else { return false }
    let wanted = evaluator.terms.unwrapped(evaluator.resolver.parameterType(initializer, index))
    guard case .generic(let name, _, _) = evaluator.terms[wanted] else { return false }
    return evaluator.resolver.inherited(type).contains { parent in
      guard case .nominal(let id, let arguments) = evaluator.terms[parent], !program.types[id.index].isSource, evaluator.isView(id) else {
        return false
      }
      // Where a class is declared nothing declares its own parameters yet: they are foreign names there.
      return arguments.contains { argument in
        argument == wanted || evaluator.terms.nominalType(argument).map { program.types[$0.index].name == name } == true
      }
    }
  }

  /// Whether nothing is shown at all.
  func isEmpty(_ target: ShownTarget) -> Bool {
    if case .foreign(let name) = target { return evaluator.knowledge.emptyViews.contains(name) }
    return false
  }
}
