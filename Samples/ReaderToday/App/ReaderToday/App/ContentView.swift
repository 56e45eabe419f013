import SwiftUI

/// The welcome until it has been read, then the tabs.
struct ContentView: View {
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

  var body: some View {
    if hasSeenWelcome {
      MainTabView()
    } else {
      WelcomeView(isDone: $hasSeenWelcome)
    }
  }
}

struct WelcomeView: View {
  @Binding var isDone: Bool

  var body: some View {
    VStack(spacing: 24) {
      Text("Read one good thing a day.")
        .font(.largeTitle)
      Button("Start") { isDone = true }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
