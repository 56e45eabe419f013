import SwiftUI

struct ShelfSidebar: View {
  @Binding var selection: Shelf?

  var body: some View {
    List(selection: $selection) {
      NavigationLink("Unread", value: Shelf.unread)
      NavigationLink("Favorites", value: Shelf.favorites)
      NavigationLink("Highlights", value: Shelf.highlights)
    }
    .navigationTitle("Library")
  }
}
