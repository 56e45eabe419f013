import SwiftUI

struct HomeView: View {
  @EnvironmentObject private var flags: NavigationFlags
  @State private var showsSettings = false

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        NavigationLink(destination: TourView(), isActive: $flags.toTour) { EmptyView() }
        NavigationLink(destination: HutListView(), isActive: $flags.toHuts) { EmptyView() }

        WeatherBanner()
        Button("Start the tour") {
          flags.toTour = true
        }
        Button("Huts") {
          flags.toHuts = true
        }
        NavigationLink("How to read the signs", destination: SignsView())
      }
      .navigationTitle("Mountains")
      .toolbar {
        Button {
          showsSettings = true
        } label: {
          Image(systemName: "gearshape")
        }
      }
      .sheet(isPresented: $showsSettings) {
        SettingsView()
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      NavigationLink(destination: SignsView()) { HomeView() }
    }
    .environmentObject(NavigationFlags())
    .environmentObject(HutBook())
  }
}
