import Facts

/// The values that a value is made of, closures apart. A loop over a stack: values of any depth are walked.
struct ValueWalk: Sequence, IteratorProtocol {
  private let facts: FileFacts
  private var open: [ID<Value>]

  init(_ facts: FileFacts, from value: ID<Value>) {
    self.facts = facts
    open = value.exists ? [value] : []
  }

  mutating func next() -> Value? {
    guard let id = open.popLast() else { return nil }
    let value = facts[id]
    for part in [value.base, value.second, value.third] where part.exists { open.append(part) }
    for argument in facts[value.arguments] where argument.value.exists { open.append(argument.value) }
    return value
  }
}
