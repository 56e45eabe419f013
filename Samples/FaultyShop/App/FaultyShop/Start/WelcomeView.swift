import SwiftUI

struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "bag")
        .font(.largeTitle)
      Text("Coats, socks and umbrellas since 1962.")
      Button("Have a look round") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
