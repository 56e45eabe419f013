import Facts
import SwiftScan

extension Collector {
  /// A subscript is its getter and its setter; a requirement of a protocol a getter without body.
  mutating func subscriptDeclaration(_ node: Int) {
    guard enter() else { return }
    defer { leave() }
    var prototype = FunctionFact(kind: .getter, name: .none, offset: offset(node))
    let body = readSignature(of: node, labels: .none, into: &prototype)
    var found = Accessors()
    if let body { found = accessors(body, prototype: prototype) }
    if found.getter.isNone, found.setter.isNone { _ = addBodiless(prototype, at: endOffset(node)) }
  }
}
