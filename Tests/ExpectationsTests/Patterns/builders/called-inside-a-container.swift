// idiom: builders/called-inside-a-container
import SwiftUI

enum Card: Identifiable {
  case front  // expect: node route:Card.front mapped used
  case back  // expect: node route:Card.back mapped used
  var id: Self { self }
}

enum Leaf: Hashable {
  case one  // expect: node route:Leaf.one mapped used
}

extension View {
  func raised<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item) { value in
      NavigationStack {
        ScrollView { content(value).padding() }
      }
    }
  }

  func opens<Route: Hashable, Content: View>(_ type: Route.Type, @ViewBuilder content: @escaping (Route) -> Content) -> some View {
    navigationDestination(for: type) { route in
      ScrollView { content(route) }
    }
  }
}

struct TableView: View {
  @State private var card: Card?
  var body: some View {
    NavigationStack {
      VStack {
        Button("Front") { card = .front }  // expect: sheet route:Card.front from view:TableView
        Button("Back") { card = .back }  // expect: sheet route:Card.back from view:TableView
        NavigationLink("One", value: Leaf.one)  // expect: push route:Leaf.one from view:TableView
      }
      .raised($card) { CardView(card: $0) }  // expect: builds view:CardView from route:Card.front; builds view:CardView from route:Card.back
      .opens(Leaf.self) { _ in LeafView() }  // expect: builds view:LeafView from route:Leaf.one
    }
  }
}

struct CardView: View {
  let card: Card
  var body: some View { Text("Card") }
}
struct LeafView: View { var body: some View { Text("Leaf") } }
