// idiom: packages/coordinated-routes
import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer struct Tour {
  @Reducer enum Screen {
    case start(Start)
    case sight(Sight)
    case guide(Sight)
  }
  @ObservableState struct State {
    var routes: [Route<Screen.State>] = [.root(.start(.init()), embedInNavigationView: true)]
  }
  enum Action {
    case router(IndexedRouterActionOf<Screen>)
    case sightTapped, guideTapped, mapTapped, backTapped, homeTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(_, .start(.begun))):
        state.routes.push(.sight(.init()))  // expect: push route:Tour.Screen.sight from object:Tour
      case .guideTapped:
        state.routes.presentSheet(.guide(.init()), embedInNavigationView: true)  // expect: sheet route:Tour.Screen.guide from object:Tour
      case .mapTapped:
        state.routes.presentCover(.guide(.init()))  // expect: fullScreenCover route:Tour.Screen.guide from object:Tour
      case .backTapped:
        state.routes.goBack()  // expect: return pop from object:Tour
      case .homeTapped:
        state.routes.goBackToRoot()  // expect: return popToRoot from object:Tour
      default: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}
@Reducer struct Start {
  @ObservableState struct State {}
  enum Action { case begun }
}
@Reducer struct Sight {
  @ObservableState struct State {}
  enum Action { case seen }
}

struct TourView: View {
  let store: StoreOf<Tour>
  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .start(let store): StartView(store: store)  // expect: builds view:StartView from route:Tour.Screen.start
      case .sight(let store): SightView(store: store)  // expect: builds view:SightView from route:Tour.Screen.sight
      case .guide(let store): GuideView(store: store)  // expect: builds view:GuideView from route:Tour.Screen.guide
      }
    }
  }
}
struct StartView: View {
  let store: StoreOf<Start>
  var body: some View { Text("Start") }
}
struct SightView: View {
  let store: StoreOf<Sight>
  var body: some View { Text("Sight") }
}
struct GuideView: View {
  let store: StoreOf<Sight>
  var body: some View { Text("Guide") }
}
