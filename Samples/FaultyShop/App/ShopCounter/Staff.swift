@MainActor
enum Staff {
  static var isSignedIn = false
}
