/// The position of an element in one of the arrays of a file's facts. The phantom type keeps positions of different arrays apart.
public struct ID<Element>: Hashable, Sendable {
  public let raw: Int32

  @inlinable public init(_ raw: Int32) { self.raw = raw }
  /// The position `index`; `none` where it does not fit 32 bits.
  @inlinable public init(index: Int) { raw = Int32(exactly: index) ?? -1 }

  /// Stands for "there is none".
  @inlinable public static var none: Self { Self(-1) }
  @inlinable public var isNone: Bool { raw < 0 }
  @inlinable public var exists: Bool { raw >= 0 }
  @inlinable public var index: Int { Int(raw) }
}

/// A run of elements in one of the arrays of a file's facts.
public struct IDRange<Element>: Hashable, Sendable {
  public let start: Int32
  public let count: Int32

  @inlinable public init(start: Int, count: Int) {
    self.start = Int32(exactly: start) ?? 0
    self.count = Int32(exactly: count) ?? 0
  }

  @inlinable public static var empty: Self { Self(start: 0, count: 0) }
  @inlinable public var isEmpty: Bool { count <= 0 }
  @inlinable public var indices: Range<Int> { Int(start)..<(Int(start) + Int(max(count, 0))) }
}
