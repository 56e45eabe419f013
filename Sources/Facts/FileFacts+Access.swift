/// Reading by `ID`. An `ID` of `none` or of another file must be asked for with `exists` first: these are plain array reads.
extension FileFacts {
  @inlinable public subscript(id: ID<TypeFact>) -> TypeFact { types[id.index] }
  @inlinable public subscript(id: ID<PropertyFact>) -> PropertyFact { properties[id.index] }
  @inlinable public subscript(id: ID<CaseFact>) -> CaseFact { cases[id.index] }
  @inlinable public subscript(id: ID<FunctionFact>) -> FunctionFact { functions[id.index] }
  @inlinable public subscript(id: ID<TypeNode>) -> TypeNode { typeNodes[id.index] }
  @inlinable public subscript(id: ID<Value>) -> Value { values[id.index] }
  @inlinable public subscript(id: ID<Operation>) -> Operation { operations[id.index] }
  @inlinable public subscript(id: ID<Pattern>) -> Pattern { patterns[id.index] }

  @inlinable public subscript(range: IDRange<ParameterFact>) -> ArraySlice<ParameterFact> { parameters[range.indices] }
  @inlinable public subscript(range: IDRange<GenericParameter>) -> ArraySlice<GenericParameter> { generics[range.indices] }
  @inlinable public subscript(range: IDRange<AttributeFact>) -> ArraySlice<AttributeFact> { attributes[range.indices] }
  @inlinable public subscript(range: IDRange<TypeArgument>) -> ArraySlice<TypeArgument> { typeArguments[range.indices] }
  @inlinable public subscript(range: IDRange<Argument>) -> ArraySlice<Argument> { arguments[range.indices] }
  @inlinable public subscript(range: IDRange<PatternElement>) -> ArraySlice<PatternElement> { patternElements[range.indices] }

  /// The operations directly inside one, or directly in a body.
  public func children(of id: ID<Operation>) -> OperationSequence {
    OperationSequence(operations: operations, position: id.index + 1, end: self[id].end.index)
  }

  /// The operations directly in a body.
  public func operations(in body: IDRange<Operation>) -> OperationSequence {
    OperationSequence(operations: operations, position: body.indices.lowerBound, end: body.indices.upperBound)
  }
}

/// Sibling operations, in source order.
public struct OperationSequence: Sequence, IteratorProtocol {
  let operations: [Operation]
  var position: Int
  let end: Int

  /// The next sibling; what is nested in the one before is passed over.
  public mutating func next() -> ID<Operation>? {
    guard position < end, position < operations.count else { return nil }
    let id = ID<Operation>(index: position)
    position = Swift.max(position + 1, operations[position].end.index)
    return id
  }
}
