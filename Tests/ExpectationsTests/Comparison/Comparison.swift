import NavigationGraph
import SourceTestSupport

/// Compares expectations with a graph, in both directions.
struct Comparison {
  private(set) var mismatches: [Mismatch] = []
  private(set) var score = Score()

  /// - Parameters:
  ///   - checksAll: whether edges that follow from what views are made of have to be expected too.
  ///   - graph: its files are named as those of the expectations.
  init(_ expectations: [Expectation], checksAll: Bool, graph: NavigationGraph) {
    let facts = Dictionary(grouping: Fact.all(of: graph)) { Place($0.location.file, $0.location.line) }
    let claims = Dictionary(grouping: expectations) { Place($0.file, $0.line) }
    for place in Set(facts.keys).union(claims.keys).sorted() {
      compare(claims[place] ?? [], with: facts[place] ?? [], at: place, checksAll, graph)
    }
  }

  private mutating func compare(
    _ claims: [Expectation], with facts: [Fact], at place: Place, _ checksAll: Bool, _ graph: NavigationGraph
  ) {
    var sites: [Expectation] = []
    var forbidsAll = false
    for claim in claims {
      switch claim.claim {
      case .nothing: forbidsAll = true
      case .node(let node): check(node, claim, in: graph)
      default: sites.append(claim)
      }
    }
    // Those that have to be met are served first.
    let ordered = sites.filter { !$0.isOptional } + sites.filter(\.isOptional)
    let partners = Matching.pairs(left: ordered.count, right: facts.count) { ordered[$0].fits(facts[$1]) }
    for (claim, partner) in zip(ordered, partners) where !claim.isOptional {
      score.expected += 1
      if partner != nil {
        score.met += 1
      } else {
        miss(claim, near: facts.filter(claim.isAkin), graph)
      }
    }
    let taken = Set(partners.compactMap(\.self))
    for (index, fact) in facts.enumerated() where !taken.contains(index) && (forbidsAll || checksAll || !fact.isStructural) {
      score.surplus += 1
      mismatches.append(Mismatch(kind: .surplus, file: place.file, line: place.line, text: fact.text, note: forbidsAll ? "none is expected here" : ""))
    }
  }

  private mutating func check(_ node: NodeClaim, _ claim: Expectation, in graph: NavigationGraph) {
    score.expected += 1
    let faults: [String]
    if let found = graph.nodes.first(where: { $0.id == node.id }) {
      let stands = found.location.map { $0.file == claim.file && $0.line == claim.line } ?? false
      faults = (stands ? [] : ["it stands at \(found.location.map { "\($0.file):\($0.line)" } ?? "no place")"]) + node.faults(of: found)
    } else {
      faults = ["there is no such node"]
    }
    if faults.isEmpty { score.met += 1 } else { miss(claim, faults.joined(separator: ", ")) }
  }

  private mutating func miss(_ claim: Expectation, near facts: [Fact], _ graph: NavigationGraph) {
    if !facts.isEmpty { return miss(claim, "here is \(facts.map(\.text).joined(separator: "; "))") }
    let elsewhere = Fact.all(of: graph).filter(claim.fits).map { "\($0.location.file):\($0.location.line)" }
    miss(claim, elsewhere.isEmpty ? "" : "it stands at \(elsewhere.joined(separator: ", "))")
  }

  private mutating func miss(_ claim: Expectation, _ note: String) {
    score.missing += 1
    mismatches.append(Mismatch(kind: .missing, file: claim.file, line: claim.line, text: claim.text, note: note))
  }
}

private struct Place: Hashable, Comparable {
  var file: String
  var line: Int

  init(_ file: String, _ line: Int) {
    self.file = file
    self.line = line
  }

  static func < (a: Place, b: Place) -> Bool { (a.file, a.line) < (b.file, b.line) }
}
