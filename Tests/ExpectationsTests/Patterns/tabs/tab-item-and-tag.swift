// idiom: tabs/tab-item-and-tag
import SwiftUI

enum AppTab { case feed, profile }

@Observable final class Router {
  var tab = AppTab.feed
  func select(_ tab: AppTab) { self.tab = tab }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    TabView(selection: $router.tab) {
      // expect-next: tab tab:AppTab.feed from view:RootView; tab view:FeedView from tab:AppTab.feed
      FeedView(router: router).tabItem { Label("Feed", systemImage: "list.bullet") }.tag(AppTab.feed)
      // expect-next: tab tab:AppTab.profile from view:RootView; tab view:ProfileView from tab:AppTab.profile
      NavigationStack { ProfileView() }.tag(AppTab.profile).tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

struct FeedView: View {
  let router: Router
  var body: some View {
    Button("Profile") { router.select(.profile) }  // expect: selectTab tab:AppTab.profile from view:FeedView through Router.select
  }
}
struct ProfileView: View { var body: some View { Text("Profile") } }
