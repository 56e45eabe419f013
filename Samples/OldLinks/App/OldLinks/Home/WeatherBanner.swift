import SwiftUI

/// Good weather is a reason to go: the banner throws the switch of the home screen's link.
struct WeatherBanner: View {
  @EnvironmentObject private var flags: NavigationFlags

  var body: some View {
    HStack {
      Image(systemName: "sun.max")
      Text("Clear until the evening")
      Spacer()
      Button("Go") {
        flags.startTour()
      }
    }
    .padding()
    .background(Color.yellow.opacity(0.3))
    .cornerRadius(12)
  }
}
