import Combine

/// What the hidden links of the home screen hang on. Any screen may throw a switch or take it back.
final class NavigationFlags: ObservableObject {
  @Published var toTour = false
  @Published var toHuts = false

  func startTour() {
    toTour = true
  }

  func goHome() {
    toTour = false
    toHuts = false
  }
}
