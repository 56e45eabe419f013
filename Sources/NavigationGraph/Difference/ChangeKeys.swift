/// Says of what stands in a graph before a change and after it whether it is the same thing.
struct ChangeKeys {
  /// What a place is, wherever it stands.
  struct Place: Hashable {
    let node: Int
    let kind: String
    let detail: String
  }

  private let before: GraphIndex
  private let after: GraphIndex
  private let correspondence: NodeCorrespondence

  init(_ before: GraphIndex, _ after: GraphIndex, _ correspondence: NodeCorrespondence) {
    self.before = before
    self.after = after
    self.correspondence = correspondence
  }

  /// One number for a node before the change and after it: its number after it, or one below zero for a node that is gone.
  func node(ofBase number: Int) -> Int {
    guard correspondence.heads.indices.contains(number) else { return Int.min }
    return correspondence.heads[number] ?? -1 - number
  }

  func node(ofBase id: String) -> Int { before.number(of: id).map { node(ofBase: $0) } ?? Int.min }

  func node(ofHead id: String) -> Int { after.number(of: id) ?? Int.min }

  func place(ofBase place: Return) -> Place {
    Place(node: node(ofBase: place.from), kind: place.kind.rawValue, detail: place.to.map { String(node(ofBase: $0)) } ?? "")
  }

  func place(ofHead place: Return) -> Place {
    Place(node: node(ofHead: place.from), kind: place.kind.rawValue, detail: place.to.map { String(node(ofHead: $0)) } ?? "")
  }

  func place(ofBase place: Unresolved) -> Place {
    Place(node: node(ofBase: place.from), kind: place.kind.rawValue, detail: place.reason)
  }

  func place(ofHead place: Unresolved) -> Place {
    Place(node: node(ofHead: place.from), kind: place.kind.rawValue, detail: place.reason)
  }
}
