import SwiftUI

struct HutView: View {
  enum Page: Hashable {
    case map
    case booking
  }

  let hut: Hut

  @EnvironmentObject private var hutBook: HutBook
  @State private var page: Page?
  @State private var asksForCancellation = false

  var body: some View {
    List {
      NavigationLink("Map", destination: HutMapView(hut: hut), tag: Page.map, selection: $page)

      Section {
        // The link stays hidden: full huts have no booking.
        if hut.beds > 0 {
          NavigationLink(destination: BookingView(hut: hut, page: $page), tag: Page.booking, selection: $page) {
            EmptyView()
          }
          Button("Book a bed") {
            page = .booking
          }
        }
        Button("Cancel all bookings") {
          asksForCancellation = true
        }
      }
    }
    .navigationTitle(hut.name)
    .actionSheet(isPresented: $asksForCancellation) {
      ActionSheet(
        title: Text("Cancel all bookings?"),
        buttons: [
          .destructive(Text("Cancel them")) { hutBook.cancelAll(in: hut) },
          .cancel(),
        ])
    }
  }
}
