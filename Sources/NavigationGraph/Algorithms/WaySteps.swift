extension GraphIndex {
  /// For each edge what following it costs a way, nil where no way goes over it: what `WayFinder` searches with, for a search elsewhere.
  /// O(edges).
  ///
  /// - Parameter starts: Where a user can come in.
  public func waySteps(from starts: [Int]) -> [WayCost?] {
    let (isStart, ofHandlers, costs) = (Set(starts), graph.edgesOfHandlers(), WayCost.ofEdges(graph))
    return graph.edges.indices.map { number in
      guard sources[number] >= 0, !ofHandlers.contains(number), WayFinder.isUsable(number, self, isStart) else { return nil }
      return costs[number]
    }
  }
}
