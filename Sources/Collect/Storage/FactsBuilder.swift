import Facts

/// The facts of the file at hand while they grow, and the stacks on which lists stand until they are whole.
///
/// A list (arguments, parameters, …) lies in one run of its array, but its elements hold lists of their own, which become whole earlier.
struct FactsBuilder: ~Copyable {
  var types = Arena<TypeFact>(capacity: 64)
  var properties = Arena<PropertyFact>(capacity: 256)
  var cases = Arena<CaseFact>(capacity: 64)
  var aliases = Arena<AliasFact>(capacity: 16)
  var functions = Arena<FunctionFact>(capacity: 512)
  var parameters = Arena<ParameterFact>(capacity: 512)
  var generics = Arena<GenericParameter>(capacity: 64)
  var attributes = Arena<AttributeFact>(capacity: 256)
  var typeNodes = Arena<TypeNode>(capacity: 1024)
  var typeArguments = Arena<TypeArgument>(capacity: 512)
  var values = Arena<Value>(capacity: 4096)
  var arguments = Arena<Argument>(capacity: 2048)
  var operations = Arena<Operation>(capacity: 1024)
  var patterns = Arena<Pattern>(capacity: 256)
  var patternElements = Arena<PatternElement>(capacity: 256)
  var imports = Arena<Symbol>(capacity: 16)
  var clauses = Arena<ConditionalClause>(capacity: 16)

  var pendingParameters = Arena<ParameterFact>(capacity: 64)
  var pendingAttributes = Arena<AttributeFact>(capacity: 64)
  var pendingTypeArguments = Arena<TypeArgument>(capacity: 64)
  var pendingArguments = Arena<Argument>(capacity: 256)
  var pendingPatternElements = Arena<PatternElement>(capacity: 64)
  /// The operations of the functions that are open, each function's behind those of the one round it.
  var pendingOperations = Arena<Operation>(capacity: 512)

  /// Forgets all facts.
  mutating func reset() {
    types.cut(to: 0)
    properties.cut(to: 0)
    cases.cut(to: 0)
    aliases.cut(to: 0)
    functions.cut(to: 0)
    parameters.cut(to: 0)
    generics.cut(to: 0)
    attributes.cut(to: 0)
    typeNodes.cut(to: 0)
    typeArguments.cut(to: 0)
    values.cut(to: 0)
    arguments.cut(to: 0)
    operations.cut(to: 0)
    patterns.cut(to: 0)
    patternElements.cut(to: 0)
    imports.cut(to: 0)
    clauses.cut(to: 0)
    pendingParameters.cut(to: 0)
    pendingAttributes.cut(to: 0)
    pendingTypeArguments.cut(to: 0)
    pendingArguments.cut(to: 0)
    pendingPatternElements.cut(to: 0)
    pendingOperations.cut(to: 0)
  }

  /// Copies of all arrays, each of its exact size.
  func finished(_ names: NameTable, lines: UnsafeBufferPointer<UInt32>, _ topLevel: ID<FunctionFact>, _ hasErrors: Bool) -> FileFacts {
    var facts = FileFacts()
    facts.names = names
    if !lines.isEmpty { facts.lineStarts = Array(lines) }
    facts.topLevel = topLevel
    facts.hasErrors = hasErrors
    facts.imports = imports.array()
    facts.types = types.array()
    facts.properties = properties.array()
    facts.cases = cases.array()
    facts.aliases = aliases.array()
    facts.functions = functions.array()
    facts.parameters = parameters.array()
    facts.generics = generics.array()
    facts.attributes = attributes.array()
    facts.typeNodes = typeNodes.array()
    facts.typeArguments = typeArguments.array()
    facts.values = values.array()
    facts.arguments = arguments.array()
    facts.operations = operations.array()
    facts.patterns = patterns.array()
    facts.patternElements = patternElements.array()
    facts.clauses = clauses.array()
    return facts
  }

  @inline(__always) mutating func add(_ value: Value) -> ID<Value> {
    values.append(value)
    return ID(Int32(truncatingIfNeeded: values.count - 1))
  }

  @inline(__always) mutating func add(_ type: TypeNode) -> ID<TypeNode> {
    typeNodes.append(type)
    return ID(Int32(truncatingIfNeeded: typeNodes.count - 1))
  }

  @inline(__always) mutating func add(_ pattern: Pattern) -> ID<Pattern> {
    patterns.append(pattern)
    return ID(Int32(truncatingIfNeeded: patterns.count - 1))
  }

  /// The arguments on the stack from `mark` on become a list.
  @inline(__always) mutating func takeArguments(from mark: Int) -> IDRange<Argument> {
    let range = arguments.take(from: &pendingArguments, downTo: mark)
    return IDRange(start: range.lowerBound, count: range.count)
  }

  @inline(__always) mutating func takeTypeArguments(from mark: Int) -> IDRange<TypeArgument> {
    let range = typeArguments.take(from: &pendingTypeArguments, downTo: mark)
    return IDRange(start: range.lowerBound, count: range.count)
  }

  @inline(__always) mutating func takeParameters(from mark: Int) -> IDRange<ParameterFact> {
    let range = parameters.take(from: &pendingParameters, downTo: mark)
    return IDRange(start: range.lowerBound, count: range.count)
  }

  @inline(__always) mutating func takeAttributes(from mark: Int) -> IDRange<AttributeFact> {
    let range = attributes.take(from: &pendingAttributes, downTo: mark)
    return IDRange(start: range.lowerBound, count: range.count)
  }

  @inline(__always) mutating func takePatternElements(from mark: Int) -> IDRange<PatternElement> {
    let range = patternElements.take(from: &pendingPatternElements, downTo: mark)
    return IDRange(start: range.lowerBound, count: range.count)
  }
}
