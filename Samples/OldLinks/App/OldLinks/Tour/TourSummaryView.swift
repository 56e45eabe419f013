import SwiftUI

/// Lies three links below the home screen and goes back to it in one step.
struct TourSummaryView: View {
  @EnvironmentObject private var flags: NavigationFlags

  var body: some View {
    VStack(spacing: 24) {
      Text("You made it.")
        .font(.largeTitle)
      Button("Home") {
        flags.toTour = false
      }
    }
    .navigationBarBackButtonHidden(true)
  }
}
