struct S {
  var a: Set<> = []
  var b: [Row<Pack<>, Pack<Int>>] { f<>(1) <> Pack<Pack<>>() }
  static func <> (a: S, b: S) -> S { [a, b].reduce(a, <>) }
  var c = f()
  {
    didSet {}
  }
  var body: some // the type is on the next line
  View { Text("") }
  func g(in c: any
    P) -> some
    View {}
}
class async {}
class borrowing: X {}
func f() {
  let a = f {} {}
  let b = f(1) {} x: {} {} y: {}
  let c = 1
  { print(c) }()
  var d: Int
  { 1 }
}
