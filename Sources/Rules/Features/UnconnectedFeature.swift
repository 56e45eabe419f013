import NavigationGraph
import Observations

extension Rule {
  /// Parts of a state that no reducer runs for.
  static let unconnectedFeature = Rule(
    id: "unconnected_feature",
    title: "Unconnected feature",
    summary: "A state of The Composable Architecture has `@Presents` or `StackState`, and its reducer never joins it by `ifLet` or `forEach`.",
    rationale: """
      The state is set and the screen comes, but nothing on it works: its reducer does not run, and it cannot be dismissed. The library tells it \
      at run time: “SwiftUI dismissed a view through a binding at …, but the store destination wasn't set to "nil". This usually means an \
      "ifLet" has not been integrated with the reducer powering the store”, or “… the "forEach" has not been integrated …” for a stack.
      """,
    limits: [
      "Only states that are called `State` and are declared in a type with `@Reducer`, or that meets `Reducer`, and that has a body of its own.",
      "A key path to a property of that name counts wherever it is given to `ifLet` or `forEach`, also by a property that keeps it or through a helper, unless it stands in another feature with such a property.",
      "Silent where a feature joins something that cannot be followed: it may be any part.",
      "Silent for what no reducer runs for (alerts, dialogs, cases without a feature, `EmptyReducer`) where the feature takes it away itself by setting it to `nil`.",
      "Silent for a `@Presents` that no code ever sets: nothing comes.",
    ],
    severity: .warning,
    absenceOf: [.code],
    observes: [.features],
    triggering: [
      RuleExample(
        "A sheet and a stack that nobody joined",
        source: """
          import ComposableArchitecture
          import SwiftUI

          @Reducer
          struct Garden {
            @Reducer
            enum Path {
              case bed(Bed)
            }

            @ObservableState
            struct State {
              @Presents var note: Bed.State?  // finding
              var path = StackState<Path.State>()  // finding
            }

            enum Action {
              case noteTapped
              case note(PresentationAction<Bed.Action>)
              case path(StackActionOf<Path>)
            }

            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .noteTapped:
                  state.note = Bed.State()
                  return .none
                case .note, .path:
                  return .none
                }
              }
            }
          }

          @Reducer
          struct Bed {
            @ObservableState
            struct State { var text = "" }
            enum Action { case clearTapped }
            var body: some ReducerOf<Self> {
              Reduce { state, _ in
                state.text = ""
                return .none
              }
            }
          }

          struct GardenView: View {
            @Bindable var store: StoreOf<Garden>
            var body: some View {
              NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                Button("Note") { store.send(.noteTapped) }
                NavigationLink("Bed", state: Garden.Path.State.bed(Bed.State()))
              } destination: { store in
                switch store.case {
                case .bed(let store): BedView(store: store)
                }
              }
              .sheet(item: $store.scope(state: \\.note, action: \\.note)) { store in BedView(store: store) }
            }
          }

          struct BedView: View {
            let store: StoreOf<Bed>
            var body: some View { Button("Clear") { store.send(.clearTapped) } }
          }

          @main
          struct GardenApp: App {
            var body: some Scene {
              WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Joined in the body, in an extension, by a helper; an alert that is taken away by hand",
        source: """
          import ComposableArchitecture
          import SwiftUI

          @Reducer
          struct Garden {
            @Reducer
            enum Destination {
              case bed(Bed)
            }

            @ObservableState
            struct State {
              @Presents var destination: Destination.State?
              @Presents var note: Bed.State?
              @Presents var alert: AlertState<Action.Alert>?
              @Presents var page: Page.State?
            }

            @Reducer
            enum Page {
              case imprint
              case failure(AlertState<Action.Alert>)
            }

            enum Action {
              case noteTapped
              case bedTapped
              case alertTapped
              case imprintTapped
              case page(PresentationAction<Page.Action>)
              case destination(PresentationAction<Destination.Action>)
              case note(PresentationAction<Bed.Action>)
              case alert(PresentationAction<Alert>)
              enum Alert { case okTapped }
            }

            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .noteTapped:
                  state.note = Bed.State()
                  return .none
                case .bedTapped:
                  state.destination = .bed(Bed.State())
                  return .none
                case .alertTapped:
                  state.alert = AlertState { TextState("Dry") }
                  return .none
                case .alert:
                  state.alert = nil
                  return .none
                case .imprintTapped:
                  state.page = .imprint
                  return .none
                case .page(.dismiss):
                  state.page = nil
                  return .none
                case .page:
                  return .none
                case .note, .destination:
                  return .none
                }
              }
              .ifLet(\\.$destination, action: \\.destination)
              .joiningNote()
            }
          }

          extension Reducer where State == Garden.State, Action == Garden.Action {
            func joiningNote() -> some ReducerOf<Self> { ifLet(\\.$note, action: \\.note) { Bed() } }
          }

          @Reducer
          struct Bed {
            @ObservableState
            struct State { var text = "" }
            enum Action { case clearTapped }
            var body: some ReducerOf<Self> {
              Reduce { state, _ in
                state.text = ""
                return .none
              }
            }
          }

          struct GardenView: View {
            @Bindable var store: StoreOf<Garden>
            var body: some View {
              VStack {
                Button("Note") { store.send(.noteTapped) }
                Button("Bed") { store.send(.bedTapped) }
                Button("Alert") { store.send(.alertTapped) }
                Button("Imprint") { store.send(.imprintTapped) }
              }
              .sheet(item: $store.scope(state: \\.note, action: \\.note)) { store in BedView(store: store) }
              .sheet(item: $store.scope(state: \\.destination?.bed, action: \\.destination.bed)) { store in BedView(store: store) }
              .sheet(item: $store.scope(state: \\.page?.imprint, action: \\.page.imprint)) { _ in Text("Imprint") }
              .alert($store.scope(state: \\.alert, action: \\.alert))
            }
          }

          struct BedView: View {
            let store: StoreOf<Bed>
            var body: some View { Button("Clear") { store.send(.clearTapped) } }
          }

          @main
          struct GardenApp: App {
            var body: some Scene {
              WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) }
            }
          }
          """),
      RuleExample(
        "Key paths that a property keeps, or that a helper is handed",
        source: """
          import ComposableArchitecture
          import SwiftUI

          @Reducer
          struct Garden {
            struct State {
              @PresentationState var bed: Bed.State?
              @PresentationState var shed: Bed.State?
              @PresentationState var pond: Bed.State?
            }

            enum Action {
              case toured
              case bedAction(PresentationAction<Bed.Action>)
              case shedAction(PresentationAction<Bed.Action>)
              case pondAction(PresentationAction<Bed.Action>)
            }

            private let bedPath: WritableKeyPath<State, PresentationState<Bed.State>> = \\.$bed
            private static var shedPath: WritableKeyPath<State, PresentationState<Bed.State>> { \\State.$shed }

            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .toured:
                  state.bed = Bed.State()
                  state.shed = Bed.State()
                  state.pond = Bed.State()
                  return .none
                case .bedAction, .shedAction, .pondAction:
                  return .none
                }
              }
              .ifLet(bedPath, action: /Action.bedAction) { Bed() }
              .ifLet(Self.shedPath, action: \\.shedAction) { Bed() }
              .joining(\\.$pond, action: \\.pondAction)
            }
          }

          extension Reducer {
            func joining(
              _ path: WritableKeyPath<State, PresentationState<Bed.State>>, action: CaseKeyPath<Action, PresentationAction<Bed.Action>>
            ) -> some ReducerOf<Self> {
              ifLet(path, action: action) { Bed() }
            }
          }

          @Reducer
          struct Bed {
            @ObservableState
            struct State { var text = "" }
            enum Action { case clearTapped }
            var body: some ReducerOf<Self> {
              Reduce { state, _ in
                state.text = ""
                return .none
              }
            }
          }

          struct GardenView: View {
            let store: StoreOf<Garden>
            var body: some View {
              Button("Tour") { store.send(.toured) }
                .sheet(store: store.scope(state: \\.$bed, action: \\.bedAction)) { _ in Text("Bed") }
                .sheet(store: store.scope(state: \\.$shed, action: \\.shedAction)) { _ in Text("Shed") }
                .sheet(store: store.scope(state: \\.$pond, action: \\.pondAction)) { _ in Text("Pond") }
            }
          }

          @main
          struct GardenApp: App {
            var body: some Scene {
              WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) }
            }
          }
          """),
      RuleExample(
        "An alert whose reducer does nothing, and a page that no code sets",
        source: """
          import ComposableArchitecture
          import SwiftUI

          @Reducer
          struct Pump {
            struct Warning: Reducer {
              enum State {
                case dry(AlertState<Action.Dry>)
              }
              enum Action {
                case dry(Dry)
                enum Dry { case okTapped }
              }
              var body: some ReducerOf<Self> {
                EmptyReducer()
              }
            }

            @ObservableState
            struct State {
              @Presents var warning: Warning.State?
              @Presents var manual: Manual.State?
            }

            enum Action {
              case ranDry
              case warning(PresentationAction<Warning.Action>)
            }

            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .ranDry:
                  state.warning = .dry(AlertState { TextState("Dry") })
                  return .none
                case .warning:
                  state.warning = nil
                  return .none
                }
              }
            }
          }

          @Reducer
          struct Manual {
            @ObservableState
            struct State { var page = 1 }
            enum Action { case nextTapped }
            var body: some ReducerOf<Self> {
              Reduce { state, _ in
                state.page += 1
                return .none
              }
            }
          }

          struct PumpView: View {
            @Bindable var store: StoreOf<Pump>
            var body: some View {
              Button("Run") { store.send(.ranDry) }
                .alert($store.scope(state: \\.warning?.dry, action: \\.warning.dry))
            }
          }

          @main
          struct PumpApp: App {
            var body: some Scene {
              WindowGroup { PumpView(store: Store(initialState: Pump.State()) { Pump() }) }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for part in context.observations.features.parts where part.hasBody && !part.isJoined && part.isSet {
        guard part.needsReducer || !part.isCleared else { continue }
        let method = part.kind == .stack ? "forEach" : "ifLet"
        let path = part.kind == .stack ? "\\.\(part.property)" : "\\.$\(part.property)"
        let content = part.content.map { " { \($0)() }" } ?? ""
        outcome.findings.append(
          Finding(
            rule: "unconnected_feature", severity: .warning,
            message:
              "the reducer of \(Wording.code(part.feature)) never joins \(Wording.code(part.property)): “\(method)” has not been integrated",
            hint: "Add `.\(method)(\(path), action: \\.\(part.property))\(content)` to the reducer's body.", location: part.location,
            ids: [part.feature, part.property]))
      }
      return outcome
    })
}
