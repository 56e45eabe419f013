// idiom: packages/view-actions-and-alerts
import ComposableArchitecture
import SwiftUI

@Reducer struct Attic {
  @Reducer enum Destination {
    case warning(AlertState<Attic.Warning>)
    case choice(ConfirmationDialogState<Attic.Choice>)
    case add(Chest)
    case mend(Chest)
  }
  enum Warning: Equatable { case confirmed }
  enum Choice: Equatable { case sold }
  @ObservableState struct State {
    @Presents var destination: Destination.State?
    @Presents var notice: AlertState<Action.Notice>?
  }
  enum Action: ViewAction {
    case destination(PresentationAction<Destination.Action>)
    case notice(PresentationAction<Notice>)
    case view(Taps)
    enum Notice { case read }
    enum Taps { case addTapped, burnTapped, moreTapped, noticeTapped, mendTapped }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.addTapped):
        state.destination = .add(Chest.State())  // expect: sheet route:Attic.Destination.add from object:Attic event Attic.Action.view
        return .none
      case .view(.burnTapped):
        state.destination = .warning(AlertState { TextState("Sure?") })  // expect: alert route:Attic.Destination.warning from object:Attic
        return .none
      case .view(.moreTapped):
        // expect-next: confirmationDialog route:Attic.Destination.choice from object:Attic
        state.destination = .choice(ConfirmationDialogState { TextState("More") })
        return .none
      case .view(.noticeTapped):
        state.notice = AlertState { TextState("Read this") }
        return .none
      case .view(.mendTapped):
        state.destination = .mend(Chest.State())  // expect: push route:Attic.Destination.mend from object:Attic
        return .none
      case .destination(.presented(.add(.stored))):
        state.destination = nil  // expect: return dismiss from object:Attic
        return .none
      case .destination, .notice: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$notice, action: \.notice)
  }
}
@Reducer struct Chest {
  @ObservableState struct State {}
  enum Action { case stored }
}

@ViewAction(for: Attic.self)
struct AtticView: View {
  @Bindable var store: StoreOf<Attic>
  var body: some View {
    VStack {
      Button("Add") { send(.addTapped) }  // expect: none
      Button("Burn") { send(.burnTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
      ChestView(store: store)  // expect: builds view:ChestView from route:Attic.Destination.add
    }
    .navigationDestination(item: $store.scope(state: \.destination?.mend, action: \.destination.mend)) { store in
      EditView(store: store)  // expect: builds view:EditView from route:Attic.Destination.mend
    }
    .alert($store.scope(state: \.destination?.warning, action: \.destination.warning))  // expect: builds alert:AtticView from route:Attic.Destination.warning
    // expect-next: builds alert:AtticView from route:Attic.Destination.choice
    .confirmationDialog($store.scope(state: \.destination?.choice, action: \.destination.choice))
    .alert($store.scope(state: \.notice, action: \.notice))  // expect: alert alert:AtticView from view:AtticView
  }
}
struct ChestView: View {
  let store: StoreOf<Chest>
  var body: some View { Text("Chest") }
}
struct EditView: View {
  let store: StoreOf<Chest>
  var body: some View { Text("Edit") }
}
