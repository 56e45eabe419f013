import struct Foundation.Date
@testable import Kit

public final class Store<Item: Hashable, each Extra>: Base<Item>, Sendable where Item: Codable, Item.ID == Int {
  static let shared = Store()
  private(set) var items: [Item] = [], count: Int { items.count }
  unowned(unsafe) weak var owner: Owner?
  var total: Int = 0 {
    willSet(next) { print(next) }
    didSet { print(oldValue) }
  }
  subscript<T>(index: T, default value: @autoclosure () -> Item) -> Item where T: Indexed {
    get async throws { items[0] }
    nonmutating set(newItem) { items[0] = newItem }
  }
  init?(_ items: Item..., in store: isolated Owner? = nil) async throws(StoreError) {}
  deinit { close() }
  class func make() -> Self! { nil }
  static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
  prefix static func -<T>(value: T) -> T { value }
  func `default`(to get: Int, set: inout String) rethrows -> (a: Int, _ b: String) where Item: P { }
}

indirect enum Route: String, CaseIterable {
  case home, detail(id: Int, String = "x", _ more: [Int])
  case raw = "r", `default`
  @available(iOS 17, *)
  case settings((Int) -> Void)
  func get() -> Self { .home }
}

protocol Box<Value>: AnyObject, ~Copyable {
  associatedtype Value: Equatable = Int where Value: Hashable
  var value: Value { get async throws }
  var other: Value { get set }
  mutating func open(_ value: borrowing Value)
  init()
}

distributed actor Worker {
  nonisolated(unsafe) let id = 1
  nonisolated func run() {}
}

extension [String].Index: @retroactive Box where Element == Int {}
typealias Handler<T> = @Sendable (_ value: T, inout Int) async throws -> Void
infix operator <+>: AdditionPrecedence
prefix operator √
precedencegroup Mine { associativity: left higherThan: Other }
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
@attached(member, names: named(init)) public macro Model() = #externalMacro(module: "M", type: "T")
let (a, b) = (1, 2), c: Int
var computed: some View { body }
var didSetOnly = 5 { didSet { } }
struct Empty {}
var value: Int { read { $0 } }
func replace(consuming array: consuming [Int], isolated actor: A) {}
