/// Puts a property list together from a flat run of events, so that no parser recurses on nesting.
struct PropertyListBuilder {
  private enum Frame {
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue], key: String?)
  }

  private var frames: [Frame] = []
  /// The value at the top, once it is whole.
  private(set) var root: PropertyListValue?

  var depth: Int { frames.count }
  var isInDictionary: Bool {
    if case .dictionary = frames.last { return true }
    return false
  }
  var isInArray: Bool {
    if case .array = frames.last { return true }
    return false
  }

  mutating func beginArray() { frames.append(.array([])) }
  mutating func beginDictionary() { frames.append(.dictionary([:], key: nil)) }

  mutating func setKey(_ key: String) {
    guard case .dictionary(let values, _) = frames.last else { return }
    frames[frames.count - 1] = .dictionary(values, key: key)
  }

  /// Closes the innermost array or dictionary.
  mutating func end() {
    switch frames.popLast() {
    case .array(let values): add(.array(values))
    case .dictionary(let values, _): add(.dictionary(values))
    case nil: break
    }
  }

  mutating func add(_ value: PropertyListValue) {
    guard let last = frames.popLast() else {
      root = root ?? value
      return
    }
    switch last {
    case .array(var values):
      values.append(value)
      frames.append(.array(values))
    case .dictionary(var values, let key):
      if let key { values[key] = value }
      frames.append(.dictionary(values, key: nil))
    }
  }
}
