// idiom: tabs/for-each
import SwiftUI

enum AppTab: CaseIterable, Identifiable, Hashable {
  case feed, profile
  var id: Self { self }

  @ViewBuilder var root: some View {
    switch self {
    case .feed: FeedView()
    case .profile: ProfileView()
    }
  }
}

struct RootView: View {
  @State private var tab = AppTab.feed
  var body: some View {
    TabView(selection: $tab) {
      ForEach(AppTab.allCases) { tab in
        // expect-next: tab tab:AppTab.feed from view:RootView; tab tab:AppTab.profile from view:RootView
        // expect-next: maybe tab view:FeedView from tab:AppTab.feed; maybe tab view:ProfileView from tab:AppTab.profile
        tab.root.tabItem { Text("\(tab)") }.tag(tab)
      }
    }
  }
}

struct FeedView: View { var body: some View { Text("Feed") } }
struct ProfileView: View { var body: some View { Text("Profile") } }
