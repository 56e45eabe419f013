@available(iOS 17, *) @objc(foo:bar:) @MainActor
@State private var x = 1
@Environment(\.dismiss) var dismiss
@Wrapper<Int>(a: 1, b: { $0 }) var y: Int
@resultBuilder struct B {}
@A.B public func f(@ViewBuilder content: () -> Content) {}
@main
#if DEBUG
@available(*, deprecated)
#endif
struct App {}
struct C {
  @Published var a: Int
  #if X
  @objc
  #endif
  func b() {}
  #if Y
  var c = 1
  #else
  var c = 2
  #endif
  #macro(1)
  @attr #macro2
}
let z = { @Sendable @MainActor (x) in }
@attached(extension, conformances: P, names: named(init)) macro Conform() = #externalMacro(module: "M", type: "C")
#if A
  @objc
#elseif B
  #if C
    @available(iOS 17, *) @objc
  #endif
#endif
final class D {}
enum F { case a(@MainActor () -> Void, b: @escaping () -> Int) }
@specialized(where T == Int) func g<T>(_ x: T) {}
var loan: Int { borrow { x } mutate { &x } }
