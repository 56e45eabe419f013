import SwiftUI

struct BookingView: View {
  let hut: Hut
  @Binding var page: HutView.Page?

  @EnvironmentObject private var flags: NavigationFlags
  @EnvironmentObject private var hutBook: HutBook

  var body: some View {
    Form {
      Text("\(hut.beds) beds")
      Button("Book and look at the map") {
        hutBook.book(hut)
        page = .map
      }
      Button("Book and go back") {
        hutBook.book(hut)
        page = nil
      }
      Button("Home", action: flags.goHome)
    }
    .navigationTitle("Booking")
  }
}

struct HutMapView: View {
  let hut: Hut

  var body: some View {
    Text("Map of the way to \(hut.name)")
      .navigationTitle("Map")
  }
}
