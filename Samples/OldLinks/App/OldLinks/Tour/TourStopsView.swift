import SwiftUI

struct TourStopsView: View {
  @Binding var showsStops: Bool

  private let stops = ["Lake", "Upper hut", "Saddle"]

  var body: some View {
    List {
      ForEach(stops, id: \.self) { stop in
        NavigationLink(destination: TourMapView(stop: stop, showsStops: $showsStops)) {
          Text(stop)
        }
      }
    }
    .navigationTitle("Stops")
  }
}
