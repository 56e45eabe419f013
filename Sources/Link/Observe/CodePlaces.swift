import Facts

/// The declarations round a place of a file.
struct CodePlaces {
  private let types: [(range: Range<UInt32>, type: TypeID)]
  private let previews: [Range<UInt32>]
  private let functions: [(range: Range<UInt32>, function: FunctionID)]

  /// O(declarations of the file).
  init(_ file: Int32, _ context: ObservationContext) {
    let program = context.program
    let facts = program.files[Int(file)].facts
    var types: [(Range<UInt32>, TypeID)] = []
    var previews: [Range<UInt32>] = []
    for (index, fact) in facts.types.enumerated() where fact.offset < fact.end {
      let type = program.typeOfDeclaration[Int(file)][index]
      guard type.exists else { continue }
      types.append((fact.offset..<fact.end, type))
      if context.evaluator.isPreview(type) { previews.append(fact.offset..<fact.end) }
    }
    var functions: [(Range<UInt32>, FunctionID)] = []
    for (index, fact) in facts.functions.enumerated() where fact.offset < fact.end {
      functions.append((fact.offset..<fact.end, program.function(file, ID(index: index))))
      if fact.kind == .macro, !fact.owner.exists { previews.append(fact.offset..<fact.end) }
    }
    self.types = types
    self.previews = previews
    self.functions = functions
  }

  /// The type in whose declaration or extension a place stands.
  func type(at offset: UInt32) -> TypeID? {
    types.lazy.filter { $0.range.contains(offset) }.max { $0.range.lowerBound < $1.range.lowerBound }?.type
  }

  /// The innermost function, closure or initial value round a place.
  func function(at offset: UInt32) -> FunctionID? {
    functions.lazy.filter { $0.range.contains(offset) }.max { $0.range.lowerBound < $1.range.lowerBound }?.function
  }

  /// Whether only previews show what stands there.
  func isPreview(_ offset: UInt32) -> Bool { previews.contains { $0.contains(offset) } }
}
