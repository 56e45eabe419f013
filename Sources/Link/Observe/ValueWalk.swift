import Facts

/// The values that a value is made of, closures apart. A loop over a stack: values of any depth are walked.
struct ValueWalk: Sequence, IteratorProtocol {
  private let values: [Value]
  private let arguments: [Argument]
  private var open: [ID<Value>]

  init(_ facts: FileFacts, from value: ID<Value>) {
    (values, arguments) = (facts.values, facts.arguments)
    open = value.exists ? [value] : []
  }

  mutating func next() -> Value? {
    guard let id = open.popLast() else { return nil }
    let value = values[id.index]
    if value.base.exists { open.append(value.base) }
    if value.second.exists { open.append(value.second) }
    if value.third.exists { open.append(value.third) }
    for index in value.arguments.indices where arguments[index].value.exists { open.append(arguments[index].value) }
    return value
  }
}
