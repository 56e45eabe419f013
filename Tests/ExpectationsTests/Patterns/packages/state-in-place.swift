// idiom: packages/state-in-place
import ComposableArchitecture
import SwiftUI

@Reducer struct Theatre {
  @Reducer enum Destination {
    case stage(Stage)
    case foyer(Foyer)
    case credits(Foyer)
  }
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    init(destination: Destination.State? = nil) { self.destination = destination }
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case opened, rested, ended, left
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.destination = .stage(Stage.State())  // expect: swap route:Theatre.Destination.stage from object:Theatre
        return .none
      case .rested:
        state.destination = .foyer(Foyer.State())  // expect: swap route:Theatre.Destination.foyer from object:Theatre
        return .none
      case .ended:
        state.destination = .credits(Foyer.State())  // expect: sheet route:Theatre.Destination.credits from object:Theatre
        return .none
      case .destination, .left:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
@Reducer struct Stage {
  @ObservableState struct State {}
  enum Action { case bowed }
}
@Reducer struct Foyer {
  @ObservableState struct State {}
  enum Action { case drank }
}

@main struct TheatreApp: App {
  var body: some Scene {
    WindowGroup { TheatreView(store: Store(initialState: Theatre.State()) { Theatre() }) }
  }
}
struct TheatreView: View {
  @Bindable var store: StoreOf<Theatre>
  var body: some View {
    ZStack {
      if let store = store.scope(state: \.destination?.stage, action: \.destination.stage) {
        StageView(store: store)
      } else if let store = store.scope(state: \.destination?.foyer, action: \.destination.foyer) {
        FoyerView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.destination?.credits, action: \.destination.credits)) { CreditsView(store: $0) }
  }
}
struct StageView: View {
  let store: StoreOf<Stage>
  var body: some View { Text("Stage") }
}
struct FoyerView: View {
  let store: StoreOf<Foyer>
  var body: some View { Text("Foyer") }
}
struct CreditsView: View {
  let store: StoreOf<Foyer>
  var body: some View { Text("Credits") }
}
