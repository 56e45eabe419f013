// idiom: tabs/values
import SwiftUI

enum AppTab: Hashable { case feed, search, profile }

struct RootView: View {
  @State private var tab: AppTab = .feed  // expect: none
  var body: some View {
    TabView(selection: $tab) {
      // expect-next: tab tab:AppTab.feed from view:RootView; tab view:FeedView from tab:AppTab.feed
      Tab("Feed", systemImage: "list.bullet", value: AppTab.feed) { FeedView(tab: $tab) }
      TabSection("More") {
        // expect-next: tab tab:AppTab.profile from view:RootView; tab view:ProfileView from tab:AppTab.profile
        Tab("Profile", systemImage: "person", value: .profile) { ProfileView() }
      }
      // expect-next: tab tab:AppTab.search from view:RootView; tab view:SearchView from tab:AppTab.search
      Tab(value: AppTab.search, role: .search) { SearchView() }
    }
    .onAppear { tab = .feed }  // expect: selectTab tab:AppTab.feed from view:RootView
  }
}

struct FeedView: View {
  @Binding var tab: AppTab
  var body: some View {
    Button("Profile") { tab = .profile }  // expect: selectTab tab:AppTab.profile from view:FeedView
  }
}
struct SearchView: View { var body: some View { Text("Search") } }
struct ProfileView: View { var body: some View { Text("Profile") } }
