import Facts
import SwiftScan

/// What is put back when a function ends.
struct FunctionScope {
  var id: ID<FunctionFact>
  fileprivate var firstOperation: Int
  fileprivate var outer: ID<FunctionFact>
  fileprivate var closure: ID<FunctionFact>
  fileprivate var height: Int
}

/// Functions and operations while they are open.
extension Collector {
  /// Opens a function with a body; owner, outer function and condition are those of the place.
  mutating func begin(_ fact: FunctionFact) -> FunctionScope {
    let id = add(fact)
    let scope = FunctionScope(id: id, firstOperation: facts.pendingOperations.count, outer: function, closure: closure, height: height)
    function = id
    height = 0
    switch fact.kind {
    case .block: break
    default: closure = .none
    }
    return scope
  }

  /// Closes a function.
  mutating func end(_ scope: FunctionScope, at offset: UInt32) {
    finish(scope.id, firstOperation: scope.firstOperation, at: offset)
    function = scope.outer
    closure = scope.closure
    height = scope.height
  }

  /// The operations on top of the stack become the body of a function, a run of their own.
  mutating func finish(_ id: ID<FunctionFact>, firstOperation: Int, at offset: UInt32) {
    let shift = Int32(truncatingIfNeeded: facts.operations.count - firstOperation)
    if shift != 0 {
      for position in firstOperation..<facts.pendingOperations.count {
        facts.pendingOperations[position].end = ID(facts.pendingOperations[position].end.raw &+ shift)
      }
    }
    let range = facts.operations.take(from: &facts.pendingOperations, downTo: firstOperation)
    facts.functions[id.index].body = IDRange(start: range.lowerBound, count: range.count)
    facts.functions[id.index].hasBody = true
    facts.functions[id.index].end = offset
  }

  /// Adds a function to the place at hand, without a body.
  mutating func add(_ fact: FunctionFact) -> ID<FunctionFact> {
    var fact = fact
    fact.owner = owner
    fact.outer = function
    fact.condition = condition
    facts.functions.append(fact)
    return ID(Int32(truncatingIfNeeded: facts.functions.count - 1))
  }

  /// Adds an operation without children.
  @inline(__always) mutating func append(_ operation: Operation) {
    var operation = operation
    operation.end = ID(Int32(truncatingIfNeeded: facts.pendingOperations.count + 1))
    facts.pendingOperations.append(operation)
  }

  /// Adds an operation whose children follow, until `close`.
  @inline(__always) mutating func open(_ operation: Operation) -> Int {
    facts.pendingOperations.append(operation)
    return facts.pendingOperations.count - 1
  }

  @inline(__always) mutating func open(_ kind: OperationKind, _ offset: UInt32) -> Int { open(Operation(kind: kind, offset: offset)) }

  @inline(__always) mutating func close(_ position: Int) {
    facts.pendingOperations[position].end = ID(Int32(truncatingIfNeeded: facts.pendingOperations.count))
  }
}
