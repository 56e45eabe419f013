/// Things of a kind that came or went.
public struct Appearances<Element: Sendable>: Sendable {
  /// Those that are there after the change only.
  public var added: [Element]
  /// Those that were there before it only.
  public var removed: [Element]

  public init(added: [Element] = [], removed: [Element] = []) {
    self.added = added
    self.removed = removed
  }

  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// What is in one list more often than in the other, by a key. The first ones are taken for those that stay.
  init<Key: Hashable>(_ base: [Element], _ head: [Element], base keyOfBase: (Element) -> Key, head keyOfHead: (Element) -> Key) {
    var left: [Key: Int] = [:]
    for element in base { left[keyOfBase(element), default: 0] += 1 }
    var stays: [Key: Int] = [:]
    var added: [Element] = []
    for element in head {
      let key = keyOfHead(element)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        stays[key, default: 0] += 1
      } else {
        added.append(element)
      }
    }
    var removed: [Element] = []
    for element in base {
      let key = keyOfBase(element)
      if let count = stays[key], count > 0 { stays[key] = count - 1 } else { removed.append(element) }
    }
    self.init(added: added, removed: removed)
  }
}
