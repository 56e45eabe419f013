import NavigationGraph

/// A difference as lines that a test can read: `+` came, `-` went, `~` changed.
func told(_ base: NavigationGraph, _ head: NavigationGraph) -> [String] { told(GraphDifference(from: base, to: head)) }

func told(_ difference: GraphDifference) -> [String] {
  var lines: [String] = []
  for change in difference.nodes {
    switch (change.base, change.head) {
    case (let old?, let new?):
      let names = old.id == new.id ? new.id : "\(old.id) → \(new.id)"
      lines.append("~ \(names): \(change.fields.map(\.rawValue).joined(separator: " "))\(change.isImplied ? " (implied)" : "")")
    case (nil, let new?): lines.append("+ \(new.id)")
    case (let old?, nil): lines.append("- \(old.id)")
    case (nil, nil): lines.append("?")
    }
  }
  func text(_ edge: Edge) -> String { "\(edge.from) \(edge.kind.rawValue) \(edge.to)" }
  for change in difference.edges {
    switch (change.base, change.head) {
    case (let old?, let new?):
      let both = text(old) == text(new) ? text(new) : "\(text(old)) → \(text(new))"
      lines.append("~ \(both): \(change.fields.map(\.rawValue).joined(separator: " "))")
    case (nil, let new?): lines.append("+ \(text(new))")
    case (let old?, nil): lines.append("- \(text(old))")
    case (nil, nil): lines.append("?")
    }
  }
  for change in difference.reach {
    let causes = change.causes.map { cause in
      switch cause {
      case .edge(let edge): text(edge)
      case .entry(let node): "entry \(node.id)"
      }
    }
    lines.append("\(change.isReachable ? "reached" : "lost") \(change.head.id): \(causes.joined(separator: ", "))")
  }
  lines += difference.returns.added.map { "+ \($0.from) \($0.kind.rawValue)" }
  lines += difference.returns.removed.map { "- \($0.from) \($0.kind.rawValue)" }
  lines += difference.unresolved.added.map { "+ ? \($0.from) \($0.kind.rawValue)" }
  lines += difference.unresolved.removed.map { "- ? \($0.from) \($0.kind.rawValue)" }
  if let findings = difference.findings {
    lines += findings.added.map { "+ ! \($0.message)" } + findings.removed.map { "- ! \($0.message)" }
  }
  return lines
}

func told(_ base: String, _ head: String) -> [String] { told(NavigationGraph(text: base), NavigationGraph(text: head)) }
