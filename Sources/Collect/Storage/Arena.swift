/// A growing run of plain values that keeps its memory from file to file; also used as a stack.
///
/// Its elements have no references. Positions are not checked: they come from `append` of the same arena and file.
struct Arena<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(toHold: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always) subscript(position: Int) -> Element {
    get { base[position] }
    nonmutating _modify { yield &base[position] }
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  /// Forgets all that stands at `position` and behind it.
  @inline(__always) mutating func cut(to position: Int) { count = position }

  /// Appends what stands in `other` from `position` on, and takes it away there.
  @inline(__always) mutating func take(from other: inout Arena, downTo position: Int) -> Range<Int> {
    let start = count
    let added = other.count - position
    guard added > 0 else { return start..<start }
    if start + added > capacity { grow(toHold: start + added) }
    let source = other.base + position
    if added <= 4 {
      // Most lists are too short for a call.
      for element in 0..<added { base[start + element] = source[element] }
    } else {
      (base + start).update(from: source, count: added)
    }
    count = start + added
    other.cut(to: position)
    return start..<count
  }

  /// Makes room for new elements, to be filled in by the caller, and for `spare` more behind them.
  @inline(__always) mutating func reserve(_ added: Int, spare: Int) -> UnsafeMutablePointer<Element> {
    if count + added + spare > capacity { grow(toHold: count + added + spare) }
    let place = base + count
    count += added
    return place
  }

  mutating func append(contentsOf bytes: UnsafeBufferPointer<Element>) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    if count + bytes.count > capacity { grow(toHold: count + bytes.count) }
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// All elements; valid until the next change.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// A copy that takes no more memory than it needs.
  func array() -> [Element] { Array(elements) }

  @inline(never) private mutating func grow(toHold needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
