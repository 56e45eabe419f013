extension Guards {
  /// Both conditions.
  func and(_ a: Condition, _ b: Condition) -> Condition {
    if a == .always { return b }
    if b == .always || a == b { return a }
    let pair = Pair(a: a, b: b)
    if let known = conjunctions[pair] { return known }
    let known = Array(atoms(a))
    var result = a
    for atom in atoms(b).reversed() where !known.contains(atom) { result = adding(atom, to: result) }
    conjunctions[pair] = result
    return result
  }

  struct Pair: NumberKey {
    let a: Condition
    let b: Condition

    var keyBits: UInt64 { joined(a.raw, b.raw) }
  }
}
