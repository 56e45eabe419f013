import Knowledge

/// Where presentations stand, so that none is searched for among all.
struct PresentationIndex {
  /// The first at a place.
  private(set) var bySite: [Site: Int32] = [:]
  /// The bars of tabs in the functions of a type.
  private(set) var bars: [TypeID: [Int32]] = [:]
  private var tags: [TagKey: Int32] = [:]

  private struct TagKey: Hashable {
    let function: FunctionID
    let base: Val
  }

  init(_ evaluator: Evaluator, sourceType: (FunctionID) -> TypeID) {
    for (position, record) in evaluator.presentations.enumerated() {
      let index = Int32(truncatingIfNeeded: position)
      if bySite[record.site] == nil { bySite[record.site] = index }
      switch evaluator.knowledge.shapes[record.shape].effect {
      case .tabBar: bars[sourceType(record.function), default: []].append(index)
      case .tags:
        let key = TagKey(function: record.function, base: record.base)
        if record.base.isKnown, tags[key] == nil { tags[key] = index }
      default: break
      }
    }
  }

  /// The first `tag` on the same view as another presentation.
  func tag(besides record: PresentationRecord) -> Int32? { tags[TagKey(function: record.function, base: record.base)] }
}
