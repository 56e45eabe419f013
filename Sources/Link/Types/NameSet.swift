/// A set of names as a row of marks: for what is asked of each value of the source.
struct NameSet {
  private var marks: [Bool]

  /// - Parameter names: all names that there are; one that is added to them later is in no set that was made before.
  init(_ wanted: some Sequence<Name> = EmptyCollection<Name>(), of names: Names) {
    marks = Array(repeating: false, count: names.count)
    for name in wanted { insert(name) }
  }

  func contains(_ name: Name) -> Bool { Int(name.raw) < marks.count && marks[Int(name.raw)] }

  mutating func insert(_ name: Name) { if Int(name.raw) < marks.count { marks[Int(name.raw)] = true } }
}
