/// What was found out about types, by their numbers. Types are few and asked for all the time: there is a place for each.
struct TypeTable<Value> {
  private var values: [Value?] = []

  subscript(type: TypeID) -> Value? {
    @inline(__always) get { type.index < values.count ? values[type.index] : nil }
    set {
      if type.index >= values.count { values += repeatElement(nil, count: type.index + 1 - values.count) }
      values[type.index] = newValue
    }
  }
}
