// idiom: wrappers/default-argument
import SwiftUI

enum Room: Hashable, Identifiable {
  case hall  // expect: node route:Room.hall mapped used
  case attic  // expect: node route:Room.attic mapped used
  var id: Self { self }
}

enum Way { case push, raise }

@Observable final class Walker {
  var path: [Room] = []
  var raised: Room?

  func enter(_ room: Room, by way: Way = .push) {
    switch way {
    case .push: path.append(room)
    case .raise: raised = room
    }
  }

  func home(_ room: Room = .hall) { path.append(room) }
}

struct HouseView: View {
  @State private var walker = Walker()
  var body: some View {
    NavigationStack(path: $walker.path) {
      VStack {
        Button("Hall") { walker.enter(.hall) }  // expect: push route:Room.hall from view:HouseView through Walker.enter
        Button("Attic") { walker.enter(.attic, by: .raise) }  // expect: sheet route:Room.attic from view:HouseView through Walker.enter
        Button("Home") { walker.home() }  // expect: push route:Room.hall from view:HouseView through Walker.home
      }
      .navigationDestination(for: Room.self) { RoomView(room: $0) }
    }
    .sheet(item: $walker.raised) { RoomView(room: $0) }
  }
}

struct RoomView: View {
  let room: Room
  var body: some View {
    switch room {
    case .hall: HallView()
    case .attic: AtticView()
    }
  }
}
struct HallView: View { var body: some View { Text("Hall") } }
struct AtticView: View { var body: some View { Text("Attic") } }
