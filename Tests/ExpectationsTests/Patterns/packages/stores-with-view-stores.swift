// idiom: packages/stores-with-view-stores
import ComposableArchitecture
import SwiftUI

struct Kitchen: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    @PresentationState var destination: Destination.State?
    @BindingState var isTimerShown = false
    var oven: Oven.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case path(StackAction<Path.State, Path.Action>)
    case destination(PresentationAction<Destination.Action>)
    case oven(Oven.Action)
    case recipeTapped, scaleTapped, timerTapped, warned
  }
  struct Path: Reducer {
    enum State: Equatable {
      case recipe(Recipe.State)
    }
    enum Action { case recipe(Recipe.Action) }
    var body: some ReducerOf<Self> { Scope(state: /State.recipe, action: /Action.recipe) { Recipe() } }
  }
  struct Destination: Reducer {
    enum State: Equatable {
      case scale(Scale.State)
      case alert(AlertState<Action.Alert>)
      case knife(Scale.State)
    }
    enum Action {
      case scale(Scale.Action)
      case alert(Alert)
      enum Alert { case ok }
    }
    var body: some ReducerOf<Self> { Scope(state: /State.scale, action: /Action.scale) { Scale() } }
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .recipeTapped:
      state.path.append(.recipe(Recipe.State()))  // expect: push route:Kitchen.Path.State.recipe from object:Kitchen
      return .none
    case .scaleTapped:
      state.destination = .scale(Scale.State())  // expect: sheet route:Kitchen.Destination.State.scale from object:Kitchen
      return .none
    case .warned:
      // expect-next: alert route:Kitchen.Destination.State.alert from object:Kitchen
      state.destination = .alert(AlertState { TextState("Hot") })
      return .none
    case .timerTapped:
      state.isTimerShown = true  // expect: none
      state.destination = .knife(Scale.State())  // expect: push route:Kitchen.Destination.State.knife from object:Kitchen
      return .none
    case .binding, .path, .destination, .oven:
      return .none
    }
  }
}

struct Recipe: Reducer {
  struct State: Equatable {}
  enum Action { case cooked }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
struct Scale: Reducer {
  struct State: Equatable {}
  enum Action { case weighed }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
struct Oven: Reducer {
  enum State: Equatable {
    case cold(Scale.State)
    case hot(Scale.State)
  }
  enum Action { case cold(Scale.Action), hot(Scale.Action) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct KitchenView: View {
  let store: StoreOf<Kitchen>
  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
        VStack {
          Button("Recipe") { viewStore.send(.recipeTapped) }  // expect: none
          IfLetStore(self.store.scope(state: \.oven, action: { .oven($0) })) { store in
            OvenView(store: store)
          }
        }
        .sheet(isPresented: viewStore.$isTimerShown) { TimerView() }  // expect: sheet view:TimerView from view:KitchenView
        .sheet(
          store: self.store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Kitchen.Destination.State.scale, action: Kitchen.Destination.Action.scale
        ) { store in
          ScaleView(store: store)  // expect: builds view:ScaleView from route:Kitchen.Destination.State.scale
        }
        .alert(
          store: self.store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Kitchen.Destination.State.alert, action: Kitchen.Destination.Action.alert)
        NavigationLinkStore(
          self.store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Kitchen.Destination.State.knife, action: Kitchen.Destination.Action.scale
        ) {
          viewStore.send(.timerTapped)
        } destination: { store in
          KnifeView(store: store)  // expect: builds view:KnifeView from route:Kitchen.Destination.State.knife
        } label: {
          Text("Knife")
        }
      } destination: { state in
        switch state {
        case .recipe:
          // expect-next: builds view:RecipeView from route:Kitchen.Path.State.recipe
          CaseLet(/Kitchen.Path.State.recipe, action: Kitchen.Path.Action.recipe, then: RecipeView.init(store:))
        }
      }
    }
  }
}

struct OvenView: View {
  let store: StoreOf<Oven>
  var body: some View {
    SwitchStore(self.store) { state in
      switch state {
      case .cold: CaseLet(/Oven.State.cold, action: Oven.Action.cold) { ScaleView(store: $0) }
      case .hot: CaseLet(/Oven.State.hot, action: Oven.Action.hot) { KnifeView(store: $0) }
      }
    }
  }
}
struct RecipeView: View {
  let store: StoreOf<Recipe>
  var body: some View { Text("Recipe") }
}
struct ScaleView: View {
  let store: StoreOf<Scale>
  var body: some View { Text("Scale") }
}
struct KnifeView: View {
  let store: StoreOf<Scale>
  var body: some View { Text("Knife") }
}
struct TimerView: View {
  var body: some View { Text("Timer") }
}
