/// Memory for plain values that grows and is never given back between files.
///
/// Neither bounds nor exclusivity are checked in release builds: the lexer and the parser prove both. Whoever holds a buffer frees it.
@usableFromInline
struct GrowableBuffer<Element: BitwiseCopyable> {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  /// - Parameter capacity: elements to begin with; at least 1.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
  }

  func free() { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    base[count] = element
    count &+= 1
  }

  /// Makes room for `needed` elements in all, by doubling.
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity &* 2)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    fresh.update(from: base, count: count)
    base.deallocate()
    base = fresh
    capacity = larger
  }

  @inlinable subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }
}
