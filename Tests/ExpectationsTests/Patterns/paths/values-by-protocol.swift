// idiom: paths/values-by-protocol
import SwiftUI

protocol Place: Hashable {}
struct Bay: Place { var name = "" }
struct Cape: Place { var name = "" }
struct Crate: Hashable { var name = "" }

enum Loading<Item> {
  case waiting
  case ready(Item)
}
final class Loader<Item>: ObservableObject {
  @Published var state = Loading<Item>.waiting
  func finish(_ item: Item) { state = .ready(item) }
}

final class Captain: ObservableObject {
  @Published var path = NavigationPath()
  func sail(to place: any Place) {
    path.append(place)
  }
}
struct HoldView: View {
  @StateObject private var crates = Loader<[Crate]>()
  @StateObject private var place = Loader<Bay>()
  @EnvironmentObject private var captain: Captain
  var body: some View {
    switch place.state {
    case .waiting: Button("Load") { load() }
    case .ready(let bay): Button("Sail") { captain.sail(to: bay) }  // expect: push route:Bay from view:HoldView through Captain.sail
    }
    Button("Cape") { captain.sail(to: Cape()) }  // expect: push route:Cape from view:HoldView through Captain.sail
  }
  private func load() {
    crates.finish([Crate()])
    place.finish(Bay())
  }
}
struct MapRoot: View {
  @StateObject private var captain = Captain()
  var body: some View {
    NavigationStack(path: $captain.path) {
      Text("Sea")
        .navigationDestination(for: Bay.self) { BayView(bay: $0) }  // expect: builds view:BayView from route:Bay
        .navigationDestination(for: Cape.self) { CapeView(cape: $0) }  // expect: builds view:CapeView from route:Cape
    }
  }
}
struct BayView: View {
  let bay: Bay
  var body: some View { Text("Bay") }
}
struct CapeView: View {
  let cape: Cape
  var body: some View { Text("Cape") }
}
