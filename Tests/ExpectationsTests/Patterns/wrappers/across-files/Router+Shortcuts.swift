// idiom: wrappers/across-files
extension Router {
  func openDetail() {
    push(.detail)  // expect: push route:Route.detail from object:Router through Router.push
  }
}
