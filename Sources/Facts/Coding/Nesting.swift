/// Which functions are inside which: by the values, parameters and declarations in their bodies, and by what they say is round them.
struct Nesting {
  private let facts: FileFacts

  /// Positions must lie within their arrays.
  init(_ facts: FileFacts) { self.facts = facts }

  /// Whether no function is inside itself. A search in depth over functions and values, without recursion. O(facts).
  var isTree: Bool {
    guard outwardWaysEnd else { return false }
    // Functions come first, then values.
    var state = [State](repeating: .unseen, count: facts.functions.count + facts.values.count)
    for start in facts.functions.indices where state[start] == .unseen {
      var path: [(node: Int, contents: [Int])] = [(start, contents(of: start))]
      state[start] = .open
      while let top = path.indices.last {
        guard let next = path[top].contents.popLast() else {
          state[path[top].node] = .done
          path.removeLast()
          continue
        }
        switch state[next] {
        case .open: return false
        case .done: continue
        case .unseen:
          state[next] = .open
          path.append((next, contents(of: next)))
        }
      }
    }
    return true
  }

  private enum State { case unseen, open, done }

  /// Whether each way from function to the function round it comes to an end.
  private var outwardWaysEnd: Bool {
    var isDone = [Bool](repeating: false, count: facts.functions.count)
    for start in facts.functions.indices {
      var function = start
      var way: [Int] = []
      while function >= 0, !isDone[function] {
        way.append(function)
        if way.count > facts.functions.count { return false }
        function = facts.functions[function].outer.index
      }
      for function in way { isDone[function] = true }
    }
    return true
  }

  private func contents(of node: Int) -> [Int] {
    if node < facts.functions.count { return contents(of: facts.functions[node]) }
    let value = facts.values[node - facts.functions.count]
    var found: [Int] = []
    for child in [value.base, value.second, value.third] { add(child, &found) }
    for argument in facts[value.arguments] { add(argument.value, &found) }
    add(value.function, &found)
    return found
  }

  private func contents(of function: FunctionFact) -> [Int] {
    var found: [Int] = []
    for operation in facts.operations[function.body.indices] {
      add(operation.value, &found)
      add(operation.target, &found)
      add(operation.pattern, &found)
      add(operation.function, &found)
      guard operation.property.exists else { continue }
      let property = facts[operation.property]
      for inner in [property.initial, property.getter, property.setter, property.willSet, property.didSet] { add(inner, &found) }
    }
    for parameter in facts[function.parameters] { add(parameter.defaultValue, &found) }
    return found
  }

  private func add(_ id: ID<FunctionFact>, _ found: inout [Int]) { if id.exists { found.append(id.index) } }

  private func add(_ id: ID<Value>, _ found: inout [Int]) { if id.exists { found.append(facts.functions.count + id.index) } }

  private func add(_ id: ID<Pattern>, _ found: inout [Int]) {
    var pending = [id]
    while let next = pending.popLast() {
      guard next.exists else { continue }
      let pattern = facts[next]
      add(pattern.value, &found)
      pending.append(pattern.sub)
      pending += facts[pattern.elements].map(\.pattern)
    }
  }
}
