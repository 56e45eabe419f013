// idiom: packages/tree-destinations
import ComposableArchitecture
import SwiftUI

@Reducer struct Garden {
  @Reducer(state: .equatable) enum Destination {
    case plant(PlantForm)
    case rename(RenameForm)
    case alert(AlertState<Alert>)
    case menu(ConfirmationDialogState<Alert>)
    @CasePathable enum Alert { case confirmed }
  }

  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var notice: AlertState<Action.Notice>?
    @Presents var tip: Tip.State?
    var isHelpShown = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case notice(PresentationAction<Notice>)
    case tip(PresentationAction<Tip.Action>)
    case plantTapped, renameTapped, removeTapped, menuTapped, cancelTapped, noticed, tipped, helpTapped
    enum Notice { case ok }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce(core)
      .ifLet(\.$destination, action: \.destination)
      .ifLet(\.$tip, action: \.tip) { Tip() }
  }

  func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plantTapped:
      state.destination = .plant(PlantForm.State())  // expect: sheet route:Garden.Destination.plant from object:Garden
    case .renameTapped:
      state.destination = .rename(.init())  // expect: push route:Garden.Destination.rename from object:Garden
    case .removeTapped:
      // expect-next: alert route:Garden.Destination.alert from object:Garden
      state.destination = .alert(AlertState { TextState("Remove?") })
    case .menuTapped:
      state.destination = .menu(.pruning)  // expect: confirmationDialog route:Garden.Destination.menu from object:Garden
    case .cancelTapped:
      state.destination = nil  // expect: return dismiss from object:Garden
    case .noticed:
      state.notice = AlertState { TextState("Rain") }  // expect: none
    case .tipped:
      state.tip = Tip.State()  // expect: none
    case .helpTapped:
      state.isHelpShown = true  // expect: none
    case .binding, .destination, .notice, .tip:
      break
    }
    return .none
  }
}

extension ConfirmationDialogState where Action == Garden.Destination.Alert {
  static let pruning = ConfirmationDialogState { TextState("Prune?") }
}

@Reducer struct PlantForm {
  @ObservableState struct State: Equatable {}
  enum Action { case saved }
}
@Reducer struct RenameForm {
  @ObservableState struct State: Equatable {}
  enum Action { case saved }
}
@Reducer struct Tip {
  @ObservableState struct State: Equatable {}
  enum Action { case read }
}

struct GardenView: View {
  @Bindable var store: StoreOf<Garden>
  var body: some View {
    Button("Plant") { store.send(.plantTapped) }  // expect: none
      .sheet(item: $store.scope(state: \.destination?.plant, action: \.destination.plant)) { store in
        PlantFormView(store: store)  // expect: builds view:PlantFormView from route:Garden.Destination.plant
      }
      .navigationDestination(item: $store.scope(state: \.destination?.rename, action: \.destination.rename)) { store in
        RenameFormView(store: store)  // expect: builds view:RenameFormView from route:Garden.Destination.rename
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .confirmationDialog($store.scope(state: \.destination?.menu, action: \.destination.menu))
      .alert($store.scope(state: \.notice, action: \.notice))  // expect: alert alert:GardenView from view:GardenView
      // expect-next: popover view:TipView from view:GardenView
      .popover(item: $store.scope(state: \.tip, action: \.tip)) { TipView(store: $0) }
      .sheet(isPresented: $store.isHelpShown) { HelpView() }  // expect: sheet view:HelpView from view:GardenView
  }
}
struct PlantFormView: View {
  let store: StoreOf<PlantForm>
  var body: some View { Text("Plant") }
}
struct RenameFormView: View {
  let store: StoreOf<RenameForm>
  var body: some View { Text("Rename") }
}
struct TipView: View {
  let store: StoreOf<Tip>
  var body: some View { Text("Tip") }
}
struct HelpView: View {
  var body: some View { Text("Help") }
}
