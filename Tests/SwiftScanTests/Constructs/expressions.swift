x = a + b * -c ?? d
y = a ? b : c ? d : e
z = a as? Int ?? b as! String is Bool
z = try? await f(x: 1, 2, y: &z, +)
call(a: 1) { $0 + 1 } second: { x in x } third: { }
list.map { $0.name }.filter { [weak self, unowned(safe) owner, n = 5, y] (a: Int, _ b: String) async throws -> Bool in true }
list.sorted(by: >)
a.b?.c![0]?.d(e)?.f++
Foo<Int, [String: Bar<A>]>.make(1)
Foo<Int>(x)
f(a < b, c > (d))
x = (a < b) ? c : d
[1, 2, 3].first
[Int]()
["a": 1, "b": [2: 3]]
[:]
[String: Int](minimumCapacity: 2)
(1, b: 2).0
let t: (Int) -> Void = { _ in }
let c = { (a, b) in a }
let d = { @MainActor in }
let e = { [self] in }
let k = \Foo.bar.baz[0]?.x
let l = \.self
let m = \[Int].count
let n = \.items[case: \.a]
"a \(b) c \(d, format: .number) \("nested \(e)")"
#"raw \(not) \#(yes)"#
let s = """
  multi "quoted" \(line)
  end
  """
/ab+c/.match(x)
#/x/y/#
#selector(Foo.bar(_:baz:))
#keyPath(Foo.bar)
#file.count
super.init(x)
self[0] = Self.x
_ = any
type(of: x).init(y)
Int.self
(any P).self
x = any P.self
f(x:y:)
a.f(x:y:)(1)
.leading
.init(x)
return .some(1)
x!.y = !z
a...b
a...
...b
i+=1
x
  .padding()
  #if os(iOS)
  .navigationTitle("x")
  #else
  .frame()
  #endif
  .done()
f {
  a
} b: {
  c
}
x = y
(z)
foo()
[1]
if x { } 
.foo
repeat each x
let v: Int = (each t).x
[
  1,
  #if DEBUG
  2,
  #endif
  3,
]
let f2 = (Int, String) async throws -> Void
@Sendable () -> Void
x = Swift::max(a.Kit::b, .Kit::c) as Swift::Array<Kit::Int>
#Testing::here(1)
#`expect`(true)
x = f(\.?.hashValue, \Foo.?.bar, \.!.x)
repeat state[0] = try (each x).f()
k = f(\Sample?.?, \Sample?.!, \Sample?.!.stored)
