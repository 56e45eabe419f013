import Facts

/// The declarations round a place of a file.
struct CodePlaces {
  private let types: [TypeID]
  private let typeRanges: NestedRanges
  private let functions: [FunctionID]
  private let functionRanges: NestedRanges
  private let previews: NestedRanges

  /// O(declarations of the file · log declarations).
  init(_ file: Int32, _ evaluator: Evaluator) {
    let program = evaluator.program
    let facts = program.files[Int(file)].facts
    var types: [TypeID] = []
    var typeRanges: [Range<UInt32>] = []
    var previews: [Range<UInt32>] = []
    for (index, fact) in facts.types.enumerated() where fact.offset < fact.end {
      let type = program.typeOfDeclaration[Int(file)][index]
      guard type.exists else { continue }
      types.append(type)
      typeRanges.append(fact.offset..<fact.end)
      if evaluator.isPreview(type) { previews.append(fact.offset..<fact.end) }
    }
    for fact in facts.functions where fact.kind == .macro && !fact.owner.exists && fact.offset < fact.end {
      previews.append(fact.offset..<fact.end)
    }
    self.types = types
    self.typeRanges = NestedRanges(typeRanges)
    self.previews = NestedRanges(previews)
    functions = facts.functions.indices.map { program.function(file, ID(index: $0)) }
    functionRanges = NestedRanges(facts.functions.map { $0.offset..<max($0.offset, $0.end) })
  }

  /// The type in whose declaration or extension a place stands.
  func type(at offset: UInt32) -> TypeID? { typeRanges.innermost(at: offset).map { types[$0] } }

  /// The innermost function, closure or initial value round a place.
  func function(at offset: UInt32) -> FunctionID? { functionRanges.innermost(at: offset).map { functions[$0] } }

  /// Whether only previews show what stands there.
  func isPreview(_ offset: UInt32) -> Bool { previews.innermost(at: offset) != nil }
}
