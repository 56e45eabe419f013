import SwiftUI

struct TourView: View {
  @State private var showsStops = false
  @State private var asksForHelp = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Four hours, two huts, one lake.")
      NavigationLink(destination: TourStopsView(showsStops: $showsStops), isActive: $showsStops) {
        EmptyView()
      }
      TourButtons(showsStops: $showsStops)
      Button("Help") {
        asksForHelp = true
      }
    }
    .navigationTitle("The tour")
    .alert(isPresented: $asksForHelp) {
      Alert(title: Text("Call 112"), message: Text("Stay where you are."), dismissButton: .default(Text("OK")))
    }
  }
}
