import Observation

/// The only stack of the app. Screens say where they want to go and never touch the path themselves.
@MainActor
@Observable
final class AppRouter {
  var path: [Destination] = []

  func push(_ destination: Destination) {
    path.append(destination)
  }

  /// Leaves everything behind: the destination lies directly on the home screen.
  func pushAndRemoveUntil(_ destination: Destination) {
    path.removeAll()
    path.append(destination)
  }

  /// Puts the destination in the place of the screen on top.
  func pushReplacement(_ destination: Destination) {
    if !path.isEmpty {
      path.removeLast()
    }
    path.append(destination)
  }

  /// A whole way at once, as a shortcut on the home screen has it.
  func follow(_ trail: [Destination]) {
    path = trail
  }

  func startCooking(_ recipe: Recipe) {
    push(.cooking(recipe, step: 0))
  }

  func pop() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func popToRoot() {
    path.removeAll()
  }

  /// Goes back until the target is on top, or to the home screen where it is not in the path.
  func popUntil(_ target: Destination) {
    while let top = path.last, top != target {
      path.removeLast()
    }
  }
}
