/// Puts a property list together from a flat run of events, so that no parser recurses on nesting.
///
/// The values of all open arrays and dictionaries stand in one array, each frame knows where its own begin: adding costs no copy.
struct PropertyListBuilder {
  private struct Frame {
    let isDictionary: Bool
    let start: Int
    /// The key of the value to come.
    var key: String?
  }

  private var frames: [Frame] = []
  private var values: [PropertyListValue] = []
  /// The key of each value; empty in arrays.
  private var keys: [String] = []
  /// The value at the top, once it is whole.
  private(set) var root: PropertyListValue?

  var depth: Int { frames.count }
  var isInDictionary: Bool { frames.last?.isDictionary == true }
  var isInArray: Bool { frames.last?.isDictionary == false }

  mutating func beginArray() { frames.append(Frame(isDictionary: false, start: values.count)) }
  mutating func beginDictionary() { frames.append(Frame(isDictionary: true, start: values.count)) }

  mutating func setKey(_ key: String) {
    guard isInDictionary else { return }
    frames[frames.count - 1].key = key
  }

  /// Closes the innermost array or dictionary.
  mutating func end() {
    guard let frame = frames.popLast() else { return }
    let value: PropertyListValue
    if frame.isDictionary {
      let pairs = zip(keys[frame.start...], values[frame.start...])
      value = .dictionary(Dictionary(pairs.lazy.map { ($0, $1) }, uniquingKeysWith: { $1 }))
    } else {
      value = .array(Array(values[frame.start...]))
    }
    values.removeSubrange(frame.start...)
    keys.removeSubrange(frame.start...)
    add(value)
  }

  mutating func add(_ value: PropertyListValue) {
    guard let frame = frames.last else {
      root = root ?? value
      return
    }
    if frame.isDictionary {
      // A value without a key before it says nothing.
      guard let key = frame.key else { return }
      frames[frames.count - 1].key = nil
      keys.append(key)
    } else {
      keys.append("")
    }
    values.append(value)
  }
}
