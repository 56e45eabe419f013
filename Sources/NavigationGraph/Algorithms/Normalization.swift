extension NavigationGraph {
  /// The same graph in its one written order: nodes by id, the rest by file, line, column, kind, from and to; what agrees in the fields
  /// that make a thing what it is (an edge's `from`, `to`, `kind` and `location`) is one. O(n log n).
  ///
  /// Merging is commutative, associative and idempotent, field by field, so that the result does not depend on the order of discovery.
  public func normalized() -> NavigationGraph {
    var result = self
    result.nodes = nodes.sortedAndMerged(compare: { compareBytes($0.id, $1.id) }, merge: { $0.merge($1) })
    result.edges = Self.sortedAndMerged(edges)
    result.returns = returns.sortedAndMerged(compare: Return.compareIdentity, merge: { $0.merge($1) })
    result.unresolved = unresolved.map(\.inOrder).sortedAndMerged(compare: Unresolved.compareIdentity, merge: { $0.merge($1) })
    result.findings = findings?.sorted(by: Finding.inReportOrder)
    return result
  }
}

extension NavigationGraph {
  private static func sortedAndMerged(_ edges: [Edge]) -> [Edge] {
    var result: [Edge] = []
    result.reserveCapacity(edges.count)
    var last: EdgeOrder.Key?
    for (number, key) in EdgeOrder(edges).sorted {
      if key == last, let position = result.indices.last {
        result[position].merge(edges[number].inOrder)
      } else {
        result.append(edges[number].inOrder)
      }
      last = key
    }
    return result
  }
}

extension Array {
  /// Sorts, then folds neighbours that compare as equal into one.
  fileprivate func sortedAndMerged(compare: (Element, Element) -> Int, merge: (inout Element, Element) -> Void) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted(by: { compare($0, $1) < 0 }) {
      if let last = result.indices.last, compare(result[last], element) == 0 {
        merge(&result[last], element)
      } else {
        result.append(element)
      }
    }
    return result
  }
}

/// The first comparison that tells two things apart.
private func first(_ comparisons: (() -> Int)...) -> Int {
  for comparison in comparisons {
    let order = comparison()
    if order != 0 { return order }
  }
  return 0
}

private func compare<T: Comparable>(_ a: T, _ b: T) -> Int { a < b ? -1 : (b < a ? 1 : 0) }

private func compare(_ a: String?, _ b: String?) -> Int {
  switch (a, b) {
  case (nil, nil): 0
  case (nil, _): -1
  case (_, nil): 1
  case (let x?, let y?): compareBytes(x, y)
  }
}

private func smallestLocation(_ a: SourceLocation?, _ b: SourceLocation?) -> SourceLocation? {
  guard let a else { return b }
  guard let b else { return a }
  return b < a ? b : a
}

private func either(_ a: Bool?, _ b: Bool?) -> Bool? {
  guard let a else { return b }
  guard let b else { return a }
  return a || b
}

extension Node {
  fileprivate mutating func merge(_ other: Node) {
    name = smallest(name, other.name) ?? name
    location = smallestLocation(location, other.location)
    module = smallest(module, other.module)
    framework = smallest(framework, other.framework)
    role = [role, other.role].compactMap { $0 }.min { Self.rank($0) < Self.rank($1) }
    title = smallest(title, other.title)
    documentation = smallest(documentation, other.documentation)
    if compareParameters(other) > 0 { parameters = other.parameters }
    routeType = smallest(routeType, other.routeType)
    mapped = either(mapped, other.mapped)
    used = either(used, other.used)
    unnamed = unnamed == true && other.unnamed == true ? true : nil
    mention = smallestLocation(mention, other.mention)
    emptyArm = either(emptyArm, other.emptyArm)
    origin = [origin, other.origin].compactMap { $0 }.min { compareBytes($0.rawValue, $1.rawValue) < 0 }
    entry = either(entry, other.entry)
    reachable = either(reachable, other.reachable)
    depth = [depth, other.depth].compactMap { $0 }.min()
    source = smallest(source, other.source)
  }

  /// The part that counts where two declarations play two: what is presented is a screen.
  private static func rank(_ role: ViewRole) -> Int {
    switch role {
    case .screen: 0
    case .component: 1
    case .unused: 2
    }
  }

  /// More parameters come first: a declaration that tells them beats a mention that does not.
  private func compareParameters(_ other: Node) -> Int {
    if parameters.count != other.parameters.count { return parameters.count > other.parameters.count ? -1 : 1 }
    for (a, b) in zip(parameters, other.parameters) {
      let order = first({ compare(a.label, b.label) }, { compareBytes(a.type, b.type) })
      if order != 0 { return order }
    }
    return 0
  }
}

extension Edge {
  /// The edge with its lists of places sorted, each place once.
  fileprivate var inOrder: Edge {
    guard triggers.count > 1 || values.count > 1 else { return self }
    var edge = self
    edge.triggers = union(triggers, [])
    edge.values = union(values, [])
    return edge
  }

  fileprivate mutating func merge(_ other: Edge) {
    if compareShortestFirst(other.through, through) < 0 { through = other.through }
    if other.certainty.rank < certainty.rank {
      certainty = other.certainty
      because = other.because
    } else if other.certainty == certainty {
      because = smallest(because, other.because)
    }
    // An arm that names the route is more than a default that catches it.
    via = via == nil || other.via == nil ? nil : smallest(via, other.via)
    condition = smallest(condition, other.condition)
    triggers = union(triggers, other.triggers)
    values = union(values, other.values)
    if let theirs = other.trigger {
      if let mine = trigger {
        let order = first({ compareBytes(theirs.type, mine.type) }, { compareBytes(theirs.closure, mine.closure) })
        if order < 0 { trigger = theirs }
      } else {
        trigger = theirs
      }
    }
    event = smallest(event, other.event)
    unsent = unsent && other.unsent
    live = live || other.live
    presentation.merge(other.presentation) { smallest($0, $1) ?? $0 }
  }
}

private func union(_ a: [SourceLocation], _ b: [SourceLocation]) -> [SourceLocation] {
  guard a.count + b.count > 1 else { return a + b }
  var result: [SourceLocation] = []
  for location in (a + b).sorted() where result.last.map({ $0 < location }) ?? true { result.append(location) }
  return result
}

extension Certainty {
  /// Surer first.
  fileprivate var rank: Int {
    switch self {
    case .exact: 0
    case .inferred: 1
    case .ambiguous: 2
    }
  }
}

extension Return {
  fileprivate static func compareIdentity(_ a: Return, _ b: Return) -> Int {
    let place = compare(a.location, b.location)
    if place != 0 { return place }
    return first(
      { compareBytes(a.kind.rawValue, b.kind.rawValue) }, { compareBytes(a.from, b.from) },
      { compare(a.to, b.to) })
  }

  fileprivate mutating func merge(_ other: Return) {
    if compareShortestFirst(other.through, through) < 0 { through = other.through }
  }
}

extension Unresolved {
  fileprivate static func compareIdentity(_ a: Unresolved, _ b: Unresolved) -> Int {
    let place = compare(a.location, b.location)
    if place != 0 { return place }
    return first(
      { compareBytes(a.kind.rawValue, b.kind.rawValue) }, { compareBytes(a.from, b.from) },
      { compare(a.routeType, b.routeType) }, { compareShortestFirst(a.routeTypes, b.routeTypes) },
      { compare(a.target?.rawValue, b.target?.rawValue) })
  }

  /// The site with its types sorted, each once.
  fileprivate var inOrder: Unresolved {
    guard routeTypes.count > 1 else { return self }
    var site = self
    site.routeTypes = []
    for type in routeTypes.sorted(by: { compareBytes($0, $1) < 0 }) where type != site.routeTypes.last { site.routeTypes.append(type) }
    return site
  }

  fileprivate mutating func merge(_ other: Unresolved) {
    reason = smallest(reason, other.reason) ?? reason
    live = live || other.live
  }
}
