// idiom: builders/made-by-code-outside-in-containers
import ClosedKit
import SwiftUI

enum Page: Hashable {
  case own  // expect: node route:Page.own mapped used
  case text  // expect: node route:Page.text mapped used
  case kit  // expect: node route:Page.kit mapped used
  case none  // expect: node route:Page.none used
}

enum Modal: Identifiable {
  case own  // expect: node route:Modal.own mapped used
  case kit  // expect: node route:Modal.kit mapped used
  case none  // expect: node route:Modal.none used
  var id: Self { self }
}

struct RootView: View {
  let kit: Kit
  @State private var path: [Page] = []
  @State private var modal: Modal?
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("1", value: Page.own)  // expect: push route:Page.own from view:RootView
        NavigationLink("2", value: Page.text)  // expect: push route:Page.text from view:RootView
        NavigationLink("3", value: Page.kit)  // expect: push route:Page.kit from view:RootView
        NavigationLink("4", value: Page.none)  // expect: push route:Page.none from view:RootView
        Button("5") { modal = .own }  // expect: sheet route:Modal.own from view:RootView
        Button("6") { modal = .kit }  // expect: sheet route:Modal.kit from view:RootView
        Button("7") { modal = Modal.none }  // expect: sheet route:Modal.none from view:RootView
      }
      .navigationDestination(for: Page.self) { page in
        ZStack {
          Color.clear
          switch page {
          case .own: OwnView()
          case .text: Text("Text")
          case .kit: kit.settings()
          case .none: EmptyView()
          }
        }
      }
      .sheet(item: $modal) { ModalView(kit: kit, modal: $0) }
    }
  }
}

struct ModalView: View {
  let kit: Kit
  let modal: Modal
  var body: some View {
    Card {
      switch modal {
      case .own: OwnView()
      case .kit: kit.makeView()
      case .none: EmptyView()
      }
    }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content().padding() }
}

struct OwnView: View { var body: some View { Text("Own") } }
