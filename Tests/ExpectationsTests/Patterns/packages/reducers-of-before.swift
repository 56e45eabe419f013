// idiom: packages/reducers-of-before
import ComposableArchitecture
import SwiftUI

struct DeskState: Equatable {
  var areRulesShown = false
  var isHelpShown = false
  var visitor: VisitorState?
}
struct VisitorState: Equatable {}
enum DeskAction: Equatable {
  case rulesTapped
  case setRules(Bool)
  case helpTapped
  case setHelp(Bool)
  case rang
  case left
  case visitor(VisitorAction)
}
enum VisitorAction: Equatable { case greeted }
struct DeskEnvironment {}

let visitorReducer = Reducer<VisitorState, VisitorAction, DeskEnvironment> { state, action, _ in .none }

let deskReducer = Reducer<DeskState, DeskAction, DeskEnvironment>.combine(
  visitorReducer.optional().pullback(state: \.visitor, action: /DeskAction.visitor, environment: { $0 }),
  Reducer { state, action, environment in
    switch action {
    case .rulesTapped: return Effect(value: .setRules(true))
    case .setRules(let areShown):
      state.areRulesShown = areShown
      return .none
    case .helpTapped:
      state.isHelpShown = true
      return .none
    case .setHelp(let isShown):
      state.isHelpShown = isShown
      return .none
    case .rang:
      state.visitor = VisitorState()
      return .none
    case .left, .visitor:
      state.visitor = nil
      return .none
    }
  }
)

struct DeskView: View {
  let store: Store<DeskState, DeskAction>
  var body: some View {
    WithViewStore(store) { viewStore in
      BellView(store: store)
        .sheet(isPresented: viewStore.binding(get: \.areRulesShown, send: DeskAction.setRules)) { RulesView() }  // expect: sheet view:RulesView from view:DeskView
        .sheet(isPresented: viewStore.binding(get: \.isHelpShown, send: DeskAction.setHelp)) { HelpView() }  // expect: sheet view:HelpView from view:DeskView
        // expect-next: fullScreenCover view:VisitorView from view:DeskView
        .fullScreenCover(isPresented: viewStore.binding(get: { $0.visitor != nil }, send: DeskAction.left)) {
          IfLetStore(store.scope(state: \.visitor, action: DeskAction.visitor)) { VisitorView(store: $0) }
        }
    }
  }
}
struct BellView: View {
  let store: Store<DeskState, DeskAction>
  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Rules") { viewStore.send(.rulesTapped) }  // expect: sheet view:RulesView from view:BellView
      Button("Help") { viewStore.send(.helpTapped) }  // expect: sheet view:HelpView from view:BellView
      Button("Ring") { viewStore.send(.rang) }  // expect: fullScreenCover view:VisitorView from view:BellView
    }
  }
}
struct RulesView: View { var body: some View { Text("Rules") } }
struct HelpView: View { var body: some View { Text("Help") } }
struct VisitorView: View {
  let store: Store<VisitorState, VisitorAction>
  var body: some View { Text("Visitor") }
}
