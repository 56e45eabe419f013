// idiom: packages/state-in-place-by-others
// A slot presents one of its cases and a view shows others where it stands; reducers without state of their own put them there.
import ComposableArchitecture
import SwiftUI

@Reducer struct Regatta {
  @Reducer enum Destination {
    case finish(Finish)  // expect: node route:Regatta.Destination.finish mapped used reachable
    case rules(Finish)  // expect: node route:Regatta.Destination.rules mapped used reachable
  }
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var lap = 0
    mutating func sink() {
      destination = .finish(Finish.State())  // expect: swap route:Regatta.Destination.finish from object:Regatta.State
    }
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case turned, rulesTapped, sank
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rulesTapped:
        state.destination = .rules(Finish.State())  // expect: sheet route:Regatta.Destination.rules from object:Regatta
        return .none
      case .sank:
        state.sink()  // expect: swap route:Regatta.Destination.finish from object:Regatta through Regatta.State.sink
        return .none
      case .destination, .turned:
        return .none
      }
    }
    FinishLogic()
    WindLogic()
  }
}
@Reducer struct FinishLogic {
  var body: some ReducerOf<Regatta> {
    Reduce { state, action in
      guard state.lap > 3 else { return .none }
      state.destination = .finish(Finish.State())  // expect: swap route:Regatta.Destination.finish from object:FinishLogic
      return .none
    }
  }
}
@Reducer struct WindLogic {
  var body: some Reducer<Regatta.State, Regatta.Action> {
    CombineReducers {
      Reduce { state, _ in
        state.destination = .rules(Finish.State())  // expect: sheet route:Regatta.Destination.rules from object:WindLogic
        return .none
      }
    }
  }
}
@Reducer struct Finish {
  @ObservableState struct State {}
  enum Action { case closed }
}

@main struct RegattaApp: App {
  var body: some Scene { WindowGroup { HarbourView() } }
}
struct HarbourView: View {
  var body: some View { VStack { RegattaView(store: Store(initialState: Regatta.State()) { Regatta() }) } }
}
struct RegattaView: View {
  @Bindable var store: StoreOf<Regatta>
  var body: some View {
    ZStack {
      if let store = store.scope(state: \.destination?.finish, action: \.destination.finish.presented) {
        // expect-next: embeds view:FinishView from view:RegattaView; builds view:FinishView from route:Regatta.Destination.finish
        FinishView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.destination?.rules, action: \.destination.rules)) { _ in RulesView() }
  }
}
struct FinishView: View {
  let store: StoreOf<Finish>
  var body: some View { Text("Finish") }
}
struct RulesView: View {
  var body: some View { Text("Rules") }
}
