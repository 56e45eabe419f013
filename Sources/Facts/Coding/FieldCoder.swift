/// Passes over the fields of facts in a fixed order, to write them or to read them: each kind of fact names its fields once for both.
protocol FieldCoder {
  mutating func unsigned(_ value: inout UInt32)
  mutating func byte(_ value: inout UInt8)
  mutating func list<Element: CodedFact>(_ elements: inout [Element])
  /// Called where a value is read that no writer writes.
  mutating func fail()
}

/// A kind of fact that can be written to a file of facts and read from it.
protocol CodedFact {
  /// A value into which another is read.
  static var blank: Self { get }
  mutating func code(_ coder: inout some FieldCoder)
}

extension FieldCoder {
  mutating func symbol(_ symbol: inout Symbol) {
    var raw = symbol.raw
    unsigned(&raw)
    symbol = Symbol(raw)
  }

  /// An index, written as its successor: 0 is none.
  mutating func index(_ index: inout Int32) {
    var raw = UInt32(bitPattern: index &+ 1)
    unsigned(&raw)
    index = Int32(bitPattern: raw &- 1)
  }

  mutating func id<Element>(_ id: inout ID<Element>) {
    var raw = id.raw
    index(&raw)
    id = ID(raw)
  }

  mutating func range<Element>(_ range: inout IDRange<Element>) {
    var (start, count) = (UInt32(bitPattern: range.start), UInt32(bitPattern: range.count))
    unsigned(&start)
    unsigned(&count)
    range = IDRange(start: Int(start), count: Int(count))
  }

  mutating func flag(_ flag: inout Bool) {
    var raw: UInt8 = flag ? 1 : 0
    byte(&raw)
    if raw > 1 { fail() }
    flag = raw == 1
  }

  mutating func kind<Kind: RawRepresentable<UInt8>>(_ kind: inout Kind) {
    var raw = kind.rawValue
    byte(&raw)
    if let found = Kind(rawValue: raw) { kind = found } else { fail() }
  }

  mutating func set<Options: OptionSet & RawRepresentable<UInt8>>(_ options: inout Options) {
    var raw = options.rawValue
    byte(&raw)
    options = Options(rawValue: raw)
  }

  mutating func set(_ modifiers: inout Modifiers) {
    var raw = modifiers.rawValue
    unsigned(&raw)
    modifiers = Modifiers(rawValue: raw)
  }
}
