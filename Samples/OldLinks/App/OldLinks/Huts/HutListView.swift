import SwiftUI

struct HutListView: View {
  @EnvironmentObject private var hutBook: HutBook
  @State private var selection: Hut.ID?

  var body: some View {
    List {
      ForEach(hutBook.huts) { hut in
        NavigationLink(destination: HutView(hut: hut), tag: hut.id, selection: $selection) {
          Text(hut.name)
        }
      }
      Button("The one with the most beds") {
        selection = hutBook.huts.max { $0.beds < $1.beds }?.id
      }
    }
    .navigationTitle("Huts")
  }
}
