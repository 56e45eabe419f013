import SwiftUI

struct TourMapView: View {
  let stop: String
  @Binding var showsStops: Bool

  var body: some View {
    VStack(spacing: 24) {
      Text("Map of \(stop)")
      Button("Back to the start of the tour") {
        showsStops = false
      }
      NavigationLink {
        TourSummaryView()
      } label: {
        Text("I am there")
      }
    }
    .navigationTitle(stop)
  }
}
