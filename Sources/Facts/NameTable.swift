/// A name of a file: its position in the file's table of names. 0 is the empty name, which stands for "none".
public struct Symbol: Hashable, Sendable, Comparable {
  public let raw: UInt32

  @inlinable public init(_ raw: UInt32) { self.raw = raw }
  @inlinable public static var none: Self { Self(0) }
  @inlinable public var isNone: Bool { raw == 0 }
  @inlinable public var exists: Bool { raw != 0 }
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
}

/// The names of a file as UTF-8, one behind the other.
public struct NameTable: Hashable, Sendable {
  public var bytes: [UInt8]
  /// Where each name ends in `bytes`; name *i* starts where name *i − 1* ends.
  public var ends: [UInt32]

  /// A table with only the empty name.
  public init() {
    bytes = []
    ends = [0]
  }

  /// The number of names.
  @inlinable public var count: Int { ends.count }

  /// The bytes of a name; nothing for a symbol of another table.
  @inlinable public func range(of symbol: Symbol) -> Range<Int> {
    let index = Int(symbol.raw)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }

  /// The name as text, invalid UTF-8 repaired.
  public func text(_ symbol: Symbol) -> String {
    String(decoding: bytes[range(of: symbol)], as: UTF8.self)
  }

  /// Adds a name without looking whether it is there. Interning is the producer's affair.
  @inlinable public mutating func append(_ name: some Sequence<UInt8>) -> Symbol {
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return Symbol(UInt32(truncatingIfNeeded: ends.count - 1))
  }
}
