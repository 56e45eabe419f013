// idiom: packages/actions-that-forward
import ComposableArchitecture
import SwiftUI

@Reducer struct Town {
  @ObservableState struct State: Equatable {
    var museum = Museum.State()
  }
  enum Action {
    case museum(Museum.Action)
    case linkOpened(String)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.museum, action: \.museum, child: Museum.init)
    Reduce { state, action in
      switch action {
      case .linkOpened(let id):
        // expect-next: sheet route:Museum.Route.painting from object:Town event Town.Action.linkOpened
        return .send(.museum(.setRoute(.painting(id))))
      case .museum: return .none
      }
    }
  }
}

@Reducer struct Museum {
  @CasePathable enum Route: Equatable {
    case painting(String)
    case tickets
    case map
  }
  @ObservableState struct State: Equatable {
    var route: Route?
  }
  enum Action: Equatable {
    case setRoute(Route?)
    case ticketsTapped
    case mapTapped(later: Bool)
  }
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .setRoute(let route):
        state.route = route
        return .none
      case .ticketsTapped:
        // expect-next: fullScreenCover route:Museum.Route.tickets from object:Museum event Museum.Action.ticketsTapped
        return .merge(.cancel(id: 1), .send(.setRoute(.tickets)))
      case .mapTapped(later: true):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.setRoute(.map))  // expect: push route:Museum.Route.map from object:Museum
        }
      case .mapTapped:
        state.route = .map  // expect: push route:Museum.Route.map from object:Museum
        return .none
      }
    }
  }
}

struct MuseumView: View {
  @Bindable var store: StoreOf<Museum>
  var body: some View {
    VStack {
      Button("Painting") { store.send(.setRoute(.painting("1"))) }  // expect: sheet route:Museum.Route.painting from view:MuseumView
      Button("Tickets") { store.send(.ticketsTapped) }  // expect: none
      Button("Close") { store.send(.setRoute(nil)) }  // expect: return dismiss from view:MuseumView
      // expect-next: push route:Museum.Route.map from view:MuseumView
      PlanRow { store.send(.setRoute(.map), animation: .default) }
    }
    .sheet(item: $store.route.sending(\.setRoute).painting, id: \.self) { id in
      PaintingView(id: id)  // expect: builds view:PaintingView from route:Museum.Route.painting
    }
    .fullScreenCover(item: $store.route.sending(\.setRoute).tickets) { _ in TicketsView() }
    .navigationDestination(item: $store.route.sending(\.setRoute).map) { _ in MapView() }
  }
}
struct PlanRow: View {
  let onTap: () -> Void
  var body: some View { Button("Map", action: onTap) }
}
struct PaintingView: View {
  let id: String
  var body: some View { Text(id) }
}
struct TicketsView: View {
  var body: some View { Text("Tickets") }
}
struct MapView: View {
  var body: some View { Text("Map") }
}
