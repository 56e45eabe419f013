extension Guards {
  /// Both conditions.
  func and(_ a: Condition, _ b: Condition) -> Condition {
    if a == .always { return b }
    if b == .always { return a }
    let known = atoms(a)
    var result = a
    for atom in atoms(b).reversed() where !known.contains(atom) { result = adding(atom, to: result) }
    return result
  }
}
