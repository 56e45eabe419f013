struct A {
  var x: = 
  func f( { 
  let
  case
}
)
func g() {
  if { }
  foo(a, , b
  x = 
  let y = [1, 2
  switch z { x case .a: }
  }
}
}
class
enum E { case a( }
let s = "unterminated \(foo
let t = 1
