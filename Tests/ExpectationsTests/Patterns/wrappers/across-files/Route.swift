// idiom: wrappers/across-files
enum Route: Hashable {
  case detail  // expect: node route:Route.detail mapped used
}
