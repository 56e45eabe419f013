// idiom: columns/binding-handed-to-a-view
import SwiftUI

enum Shelf: Hashable {
  case fiction  // expect: node route:Shelf.fiction mapped used
  case poetry  // expect: node route:Shelf.poetry mapped used
  case wanted  // expect: node route:Shelf.wanted used
}

struct Library: View {
  @State private var shelf: Shelf?
  var body: some View {
    // expect-next: column view:ShelfList from view:Library; column view:ShelfContent from view:Library
    NavigationSplitView { ShelfList(shelf: $shelf) } detail: {
      NavigationStack { ShelfContent(shelf: $shelf) }
    }
  }
}

struct ShelfList: View {
  @Binding var shelf: Shelf?
  var body: some View {
    List(selection: $shelf) {
      Section {
        NavigationLink("Fiction", value: Shelf.fiction)  // expect: column route:Shelf.fiction from view:ShelfList
      }
      others
    }
  }

  @ViewBuilder
  private var others: some View {
    NavigationLink("Poetry", value: Shelf.poetry)  // expect: column route:Shelf.poetry from view:ShelfList
    WantedRow()
  }
}

struct WantedRow: View {
  var body: some View {
    NavigationLink("Wanted", value: Shelf.wanted)  // expect: column route:Shelf.wanted from view:WantedRow
  }
}

struct ShelfContent: View {
  @Binding var shelf: Shelf?
  var body: some View {
    switch shelf ?? .fiction {
    case .fiction: FictionView()  // expect: builds view:FictionView from route:Shelf.fiction
    case .poetry: PoetryView()  // expect: builds view:PoetryView from route:Shelf.poetry
    default: EmptyView()
    }
  }
}

struct FictionView: View { var body: some View { Text("Fiction") } }
struct PoetryView: View { var body: some View { Text("Poetry") } }
