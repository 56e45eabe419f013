import SwiftUI

/// Three screens deeper than the tour: taking its flag back leads home in one step.
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
