// What each kind of fact consists of, in the order in which it is written.

extension TypeFact: CodedFact {
  static let blank = TypeFact(kind: .struct, name: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.kind(&kind)
    coder.set(&modifiers)
    coder.symbol(&name)
    coder.id(&extended)
    coder.id(&parent)
    coder.id(&outer)
    coder.range(&inherited)
    coder.range(&generics)
    coder.range(&attributes)
    coder.symbol(&documentation)
    coder.symbol(&condition)
    coder.unsigned(&offset)
    coder.unsigned(&end)
  }
}

extension GenericParameter: CodedFact {
  static let blank = GenericParameter(name: .none)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&name)
    coder.id(&subject)
    coder.id(&constraint)
    coder.flag(&isEquality)
  }
}

extension AttributeFact: CodedFact {
  static let blank = AttributeFact(name: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&name)
    coder.id(&type)
    coder.range(&arguments)
    coder.unsigned(&offset)
  }
}

extension PropertyFact: CodedFact {
  static let blank = PropertyFact(name: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&name)
    coder.set(&modifiers)
    coder.id(&owner)
    coder.id(&outer)
    coder.id(&type)
    coder.id(&initial)
    coder.id(&getter)
    coder.id(&setter)
    coder.id(&willSet)
    coder.id(&didSet)
    coder.range(&attributes)
    coder.symbol(&condition)
    coder.unsigned(&offset)
  }
}

extension CaseFact: CodedFact {
  static let blank = CaseFact(name: .none, owner: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&name)
    coder.id(&owner)
    coder.range(&parameters)
    coder.flag(&hasRawValue)
    coder.symbol(&rawText)
    coder.symbol(&documentation)
    coder.range(&attributes)
    coder.symbol(&condition)
    coder.unsigned(&offset)
  }
}

extension AliasFact: CodedFact {
  static let blank = AliasFact(name: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&name)
    coder.id(&owner)
    coder.id(&outer)
    coder.id(&type)
    coder.id(&constraint)
    coder.range(&generics)
    coder.flag(&isAssociated)
    coder.unsigned(&offset)
  }
}

extension ParameterFact: CodedFact {
  static let blank = ParameterFact(label: .none, name: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&label)
    coder.symbol(&name)
    coder.set(&modifiers)
    coder.id(&type)
    coder.id(&defaultValue)
    coder.range(&attributes)
    coder.unsigned(&offset)
  }
}

extension FunctionFact: CodedFact {
  static let blank = FunctionFact(kind: .function, name: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.kind(&kind)
    coder.set(&modifiers)
    coder.symbol(&name)
    coder.id(&owner)
    coder.id(&outer)
    coder.range(&parameters)
    coder.id(&result)
    coder.range(&generics)
    coder.range(&attributes)
    coder.range(&body)
    coder.flag(&hasBody)
    coder.byte(&anonymousParameters)
    coder.symbol(&condition)
    coder.unsigned(&offset)
    coder.unsigned(&end)
  }
}

extension TypeNode: CodedFact {
  static let blank = TypeNode(kind: .unknown, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.kind(&kind)
    coder.symbol(&symbol)
    coder.id(&base)
    coder.id(&second)
    coder.range(&arguments)
    coder.unsigned(&offset)
  }
}

extension TypeArgument: CodedFact {
  static let blank = TypeArgument(label: .none, type: .none)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&label)
    coder.id(&type)
  }
}

extension Value: CodedFact {
  static let blank = Value(kind: .unknown, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.kind(&kind)
    coder.set(&flags)
    coder.symbol(&symbol)
    coder.unsigned(&offset)
    coder.id(&base)
    coder.index(&secondOrFunction)
    coder.index(&typeOrThird)
    coder.range(&arguments)
  }
}

extension Argument: CodedFact {
  static let blank = Argument(label: .none, value: .none, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&label)
    coder.id(&value)
    coder.flag(&isTrailing)
    coder.unsigned(&offset)
  }
}

extension Operation: CodedFact {
  static let blank = Operation(kind: .evaluate, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.kind(&kind)
    coder.set(&flags)
    coder.symbol(&symbol)
    coder.unsigned(&offset)
    coder.id(&end)
    coder.index(&targetOrDeclaration)
    coder.id(&value)
    coder.id(&pattern)
    coder.id(&type)
  }
}

extension Pattern: CodedFact {
  static let blank = Pattern(kind: .wildcard, offset: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.kind(&kind)
    coder.flag(&hasPayload)
    coder.symbol(&symbol)
    coder.unsigned(&offset)
    coder.id(&sub)
    coder.id(&type)
    coder.id(&value)
    coder.range(&elements)
  }
}

extension PatternElement: CodedFact {
  static let blank = PatternElement(label: .none, pattern: .none)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.symbol(&label)
    coder.id(&pattern)
  }
}

extension ConditionalClause: CodedFact {
  static let blank = ConditionalClause(block: 0, condition: .none, offset: 0, end: 0)

  mutating func code(_ coder: inout some FieldCoder) {
    coder.unsigned(&block)
    coder.symbol(&condition)
    coder.unsigned(&offset)
    coder.unsigned(&end)
  }
}

extension Symbol: CodedFact {
  static let blank = Symbol.none

  mutating func code(_ coder: inout some FieldCoder) { coder.symbol(&self) }
}

extension UInt32: CodedFact {
  static let blank: UInt32 = 0

  mutating func code(_ coder: inout some FieldCoder) { coder.unsigned(&self) }
}

extension UInt8: CodedFact {
  static let blank: UInt8 = 0

  mutating func code(_ coder: inout some FieldCoder) { coder.byte(&self) }
}

extension FileFacts: CodedFact {
  static let blank = FileFacts()

  mutating func code(_ coder: inout some FieldCoder) {
    coder.list(&names.bytes)
    coder.list(&names.ends)
    coder.list(&imports)
    coder.list(&types)
    coder.list(&properties)
    coder.list(&cases)
    coder.list(&aliases)
    coder.list(&functions)
    coder.list(&parameters)
    coder.list(&generics)
    coder.list(&attributes)
    coder.list(&typeNodes)
    coder.list(&typeArguments)
    coder.list(&values)
    coder.list(&arguments)
    coder.list(&operations)
    coder.list(&patterns)
    coder.list(&patternElements)
    coder.list(&clauses)
    coder.list(&lineStarts)
    coder.id(&topLevel)
    coder.flag(&hasErrors)
  }
}
