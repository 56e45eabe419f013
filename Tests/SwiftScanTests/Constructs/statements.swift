func run() {
  if a, let b, let c = d, case .some(let e) = f, #available(iOS 17, *) { one() } else if g { two() } else { three() }
  guard let self, x == 1 else { return }
  while let next = iterator.next(), next > 0 { continue }
  outer: repeat { break outer } while true
  for case let (index, value?) in list.enumerated() where index > 0 { print(index) }
  for try await item: Item in stream { print(item) }
  switch value {
  case .a, .b(let x, label: 1...3) where x > 0: fallthrough
  case let .c(y, _), let Kind.d(y):
    print(y)
  case is Int: break
  case let z as String: print(z)
  case (1, _), ("a", let w): print(w)
  case let q?: print(q)
  case 5, -1, "x", nil: break
  case Theme.dark: break
  case .general.shared: break
  case Box<Int>.full: break
  case 1..<5: break
  case make(let x, is Int), .move(_:), K.move(to:): break
  case "a"?, 1?, nil?, f()?: break
  case let self as Range<Int>: break
  #if DEBUG
  case .debug: break
  #endif
  @unknown default: return
  }
  do { try work() } catch let error as MyError where error.bad { handle(error) } catch MyError.one, MyError.two { } catch { throw error }
  do throws(MyError) { }
  defer { done() }
  return
}
func values() -> Int {
  let x = if a { 1 } else if b { 2 } else { 3 }
  let y = switch k { case .a: 1 default: 2 }
  x = try await y
  yield &storage
  yield (1)
  discard self
  let w = if a { then 1 } else { 2 }; use(consume w, copy w, unsafe w)
  return -x
}
func words() {
  open(url)
  set(1)
  get.foo()
  actor.run()
  yield(1)
  then(2)
  async { }
  lazy = 1
  final?.x()
  let dynamic = override, open = 1
  async let v = fetch()
  private let p = 1
  await (f)()
  macro(3)
  unsafe(4)
  consume = copy
  each.any(some)
}
#if os(iOS) && swift(>=5.9) || !canImport(UIKit, _version: 2)
import UIKit
#elseif DEBUG
let debug = 1
#else
#warning("none")
#endif
#Preview("A", traits: .sizeThatFits) { Text("x") }
