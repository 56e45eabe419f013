import NavigationGraph

/// The looks of a change in a flowchart. With fills and words of their own they can be read in light and in dark pages.
enum MermaidChanges {
  static let styles: [(name: String, look: String)] = [
    ("added", "fill:#dcfce7,stroke:#15803d,stroke-width:3px,color:#14532d"),
    ("removed", "fill:#fee2e2,stroke:#dc2626,stroke-width:2px,stroke-dasharray:5 4,color:#7f1d1d,text-decoration:line-through"),
    ("changed", "fill:#fef3c7,stroke:#b45309,stroke-width:3px,color:#451a03"),
  ]

  /// The class of a box; what is the same has none.
  static func style(of change: ChangeState) -> String? { change == .same ? nil : change.rawValue }

  /// Arrows are styled by their positions. The colours stand out from white and from black.
  static func linkStyles(_ arrows: [Arrow]) -> [String] {
    let looks: [(state: ChangeState, look: String)] = [
      (.added, "stroke:#16a34a,stroke-width:3px"), (.removed, "stroke:#dc2626,stroke-width:2px,stroke-dasharray:5 4"),
      (.changed, "stroke:#d97706,stroke-width:3px"),
    ]
    return looks.compactMap { state, look in
      let numbers = arrows.indices.filter { arrows[$0].change == state }
      return numbers.isEmpty ? nil : "  linkStyle \(numbers.map(String.init).joined(separator: ",")) \(look)"
    }
  }
}
