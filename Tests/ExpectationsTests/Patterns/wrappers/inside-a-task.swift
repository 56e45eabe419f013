// idiom: wrappers/inside-a-task
import SwiftUI

enum Route: Hashable { case detail }
enum AppTab: Hashable { case feed, more }

@Observable final class Router {
  var tab = AppTab.feed
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
  func showDetail() {
    prepare(for: .feed)  // expect: selectTab tab:AppTab.feed from object:Router through Router.prepare
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      push(.detail)  // expect: replace route:Route.detail from object:Router through Router.push
    }
  }
  private func prepare(for tab: AppTab) {
    self.tab = tab  // expect: none
    path = []  // expect: return popToRoot from object:Router
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    TabView(selection: $router.tab) {
      // expect-next: tab tab:AppTab.feed from view:RootView; tab view:FeedView from tab:AppTab.feed
      Tab("Feed", systemImage: "list.bullet", value: AppTab.feed) { FeedView(router: router) }
      // expect-next: tab tab:AppTab.more from view:RootView; tab view:MoreView from tab:AppTab.more
      Tab("More", systemImage: "ellipsis", value: AppTab.more) { MoreView(router: router) }
    }
  }
}

struct FeedView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Feed").navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}

struct MoreView: View {
  let router: Router
  var body: some View {
    // expect-next: selectTab tab:AppTab.feed from view:MoreView through Router.showDetail, Router.prepare
    // expect-next: replace route:Route.detail from view:MoreView through Router.showDetail, Router.push
    Button("Detail") { router.showDetail() }  // expect: maybe return popToRoot from view:MoreView
  }
}
