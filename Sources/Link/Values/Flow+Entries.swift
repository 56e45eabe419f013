import Facts

/// Where in a dictionary each key stands that is written as what it is; a registry may hold thousands.
struct DictionaryIndex {
  var places: [Val: [Int]] = [:]
  /// The keys that have to be looked at each time.
  var open: [Int] = []
}

/// Dictionaries by key: what is kept under a key is what was put there under the same one.
extension Flow {
  /// What a dictionary holds under a key: of one whose key is not told all that it holds.
  func entry(_ base: Val, _ key: Val, _ add: ([Val]) -> Void) {
    let keys = read(key).map { evaluator.keyIdentity($0) }
    // Nothing is known of the key yet: it is asked again.
    guard !keys.isEmpty else { return }
    let isKnown = !keys.contains(nil)
    let sought = Set(keys.compactMap { $0 })
    var isFound = false
    for collection in read(base) {
      switch vals[collection] {
      case .dictionary(let items):
        let index = index(ofDictionary: collection, items)
        if isKnown {
          for place in sought.flatMap({ index.places[$0] ?? [] }).sorted() {
            isFound = true
            add(read(items[place + 1]))
          }
        }
        // What the key itself does not tell may be another one with each computation.
        for index in isKnown ? index.open : Array(stride(from: 0, to: items.count - 1, by: 2)) {
          let own = read(items[index]).map { evaluator.keyIdentity($0) }
          guard !own.isEmpty, !isKnown || own.contains(where: { $0.map(sought.contains) ?? true }) else { continue }
          isFound = true
          add(read(items[index + 1]))
        }
      case .array(let items): for item in items { add(read(item)) }
      case .null: continue
      default: add([.unknown])
      }
    }
    // What a container was not told how to make it makes by the type alone.
    if !isFound, base == evaluator.container { add(keys.compactMap { $0 }.filter(isMadeAlone)) }
  }

  private func index(ofDictionary value: Val, _ items: [Val]) -> DictionaryIndex {
    if let known = dictionaryIndices[value] { return known }
    var result = DictionaryIndex()
    for place in stride(from: 0, to: items.count - 1, by: 2) {
      if isSettled(items[place]), let identity = evaluator.keyIdentity(items[place]) {
        result.places[identity, default: []].append(place)
      } else {
        result.open.append(place)
      }
    }
    dictionaryIndices[value] = result
    return result
  }

  /// Whether a key is what it is, and nothing that others give.
  private func isSettled(_ key: Val) -> Bool {
    switch vals[key] {
    case .number, .text, .bool: true
    case .enumCase(_, let items): items.isEmpty
    default: false
    }
  }

  private func isMadeAlone(_ key: Val) -> Bool {
    guard case .type(let term) = vals[key], let type = evaluator.terms.nominalType(term) else { return false }
    return program.types[type.index].isSource && program.types[type.index].kind != .protocol
  }

  /// Whether the source tells what is kept in a dictionary under some key: who tells the key tells the value.
  func tellsEntries(_ base: Val) -> Bool {
    resolve(base).contains { collection in
      guard case .dictionary(let items) = vals[collection] else { return false }
      return stride(from: 1, to: items.count, by: 2).contains { index in resolve(items[index]).contains { $0.isKnown } }
    }
  }

  /// What is put into dictionaries is part of what these hold: with its key, as each caller of the function that puts it supplies both.
  func collectEntries() {
    for put in evaluator.keyedPuts {
      let written = vals.intern(.dictionary([put.key, put.value]))
      switch vals[put.base] {
      case .member(_, let property):
        let entries = supplied(written, in: put.function)
        assignments[property, default: []] += entries
        // An initialiser's entries are told by nothing that it was made with.
        laterAssignments[property, default: []] += entries
      case .foreign where put.base == evaluator.container: contained += supplied(written, in: put.function)
      default: continue
      }
    }
  }

  /// A value as the callers of a function see it, with theirs in the place of its parameters.
  private func supplied(_ value: Val, in function: FunctionID) -> [Val] { seen(value, from: function).map(\.value) }

  /// A value is seen from no more places than this: an app has a few hundred calls of the function by which it posts.
  private static let maximumViews = 4_096

  /// The same, with the call by which it is seen; none where it is seen from inside.
  func seen(_ value: Val, from function: FunctionID) -> [(value: Val, call: Int32?)] {
    var result: [(value: Val, call: Int32?)] = []
    var open: [(value: Val, function: FunctionID, call: Int32?, depth: Int)] = [(value, function, nil, 0)]
    while let next = open.popLast(), result.count < Self.maximumViews {
      let outer = evaluator.outermost(next.function)
      let calls = (callers[outer] ?? []).filter { !evaluator.calls[Int($0)].isHanded }
      guard next.depth < 4, !calls.isEmpty, vals.hasParameter(next.value) else {
        result.append((next.value, next.call))
        continue
      }
      var isOwn = false
      for position in calls.prefix(Self.maximumViews) {
        let call = evaluator.calls[Int(position)]
        let bindings = Bindings(function: outer, arguments: call.arguments, receiver: .unknown)
        let seen = Substitution(evaluator: evaluator, bindings: [bindings]).apply(next.value)
        if seen == next.value { isOwn = true } else { open.append((seen, call.caller, position, next.depth + 1)) }
      }
      if isOwn { result.append((next.value, next.call)) }
    }
    return result
  }
}
