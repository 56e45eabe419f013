// idiom: titles/catalogue
import SwiftUI

@main struct CatalogueApp: App {
  var body: some Scene {
    WindowGroup {
      HomeView()
    }
  }
}

// expect-next: node view:HomeView screen reachable title Zuhause
struct HomeView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Order") { OrderView(number: 1) }  // expect: push view:OrderView from view:HomeView
        .navigationTitle("home.title")
    }
  }
}

// expect-next: node view:OrderView screen reachable title Bestellung …
struct OrderView: View {
  let number: Int
  var body: some View {
    NavigationLink("Items") { ItemsView() }  // expect: push view:ItemsView from view:OrderView
      .navigationTitle("Order \(number)")
  }
}

// expect-next: node view:ItemsView screen reachable title … Dinge
struct ItemsView: View {
  var body: some View {
    NavigationLink("Same") { SameView() }  // expect: push view:SameView from view:ItemsView
      .navigationTitle(Text("items", tableName: "Localizable"))
  }
}

// expect-next: node view:SameView screen reachable title Gleich
struct SameView: View {
  var body: some View { Text("x").navigationTitle("Gleich") }
}
