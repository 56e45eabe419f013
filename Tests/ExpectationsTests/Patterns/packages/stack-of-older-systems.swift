// idiom: packages/stack-of-older-systems
import NavigationBackport
import SwiftUI

enum Hall: NBScreen {
  case gallery
  case statue(Int)
  case shop
}

struct MuseumRoot: View {
  @State private var path: [Hall] = []
  var body: some View {
    NBNavigationStack(path: $path) {
      EntranceView(path: $path)
        .nbNavigationDestination(for: Hall.self) { hall in
          switch hall {
          case .gallery: GalleryView()  // expect: builds view:GalleryView from route:Hall.gallery
          case .statue(let number): StatueView(number: number)  // expect: builds view:StatueView from route:Hall.statue
          case .shop: ShopView()  // expect: builds view:ShopView from route:Hall.shop
          }
        }
    }
  }
}
struct EntranceView: View {
  @Binding var path: [Hall]
  @State private var isAsking = false
  @State private var ticket: Ticket?
  var body: some View {
    VStack {
      Button("Gallery") { path.push(.gallery) }  // expect: push route:Hall.gallery from view:EntranceView
      Button("Shop") { path.append(.shop) }  // expect: push route:Hall.shop from view:EntranceView
      // expect-next: replace route:Hall.gallery from view:EntranceView; replace route:Hall.statue from view:EntranceView
      Button("Tour") { path = [.gallery, .statue(3)] }
      NBNavigationLink(value: Hall.statue(1)) { Text("Statue") }  // expect: push route:Hall.statue from view:EntranceView
      NBNavigationLink("Shop", value: Hall.shop)  // expect: push route:Hall.shop from view:EntranceView
    }
    .nbNavigationDestination(isPresented: $isAsking) { HelpDesk() }  // expect: push view:HelpDesk from view:EntranceView
    .nbNavigationDestination(item: $ticket) { TicketView(ticket: $0) }  // expect: push view:TicketView from view:EntranceView
  }
}
struct Ticket: Hashable { let number: Int }
struct TicketView: View {
  let ticket: Ticket
  var body: some View { Text("Ticket") }
}
struct HelpDesk: View {
  var body: some View { Text("Help") }
}
struct GalleryView: View {
  @EnvironmentObject private var navigator: Navigator<Hall>
  var body: some View {
    Button("Statue") { navigator.push(.statue(2)) }  // expect: push route:Hall.statue from view:GalleryView
    Button("Back") { navigator.pop() }  // expect: return pop from view:GalleryView
  }
}
struct StatueView: View {
  let number: Int
  @EnvironmentObject private var navigator: PathNavigator
  var body: some View {
    Button("Shop") { navigator.push(Hall.shop) }  // expect: push route:Hall.shop from view:StatueView
    Button("Out") { navigator.popToRoot() }  // expect: return popToRoot from view:StatueView
    Button("Gallery") { navigator.popTo(Hall.gallery) }  // expect: return popTo to route:Hall.gallery from view:StatueView
  }
}
struct ShopView: View {
  var body: some View { Text("Shop") }
}

struct Plate: Hashable { let name: String }
struct KitchenStack: View {
  @State private var path = NBNavigationPath()
  var body: some View {
    NBNavigationStack(path: $path) {
      Button("Plate") { path.push(Plate(name: "a")) }  // expect: push route:Plate from view:KitchenStack
        .nbNavigationDestination(for: Plate.self) { PlateView(plate: $0) }  // expect: builds view:PlateView from route:Plate
      Button("Another") { path.append(Plate(name: "b")) }  // expect: push route:Plate from view:KitchenStack
      Button("Empty") { path.popToRoot() }  // expect: return popToRoot from view:KitchenStack
    }
  }
}
struct PlateView: View {
  let plate: Plate
  var body: some View { Text(plate.name) }
}
