// idiom: tabs/without-values
import SwiftUI

/// A tab without a value is named after the view with the bar and its title.
struct NewBar: View {
  var body: some View {
    TabView {
      // expect-next: tab tab:NewBar.Feed from view:NewBar; tab view:FeedView from tab:NewBar.Feed
      Tab("Feed", systemImage: "list.bullet") { FeedView() }
      // expect-next: tab tab:NewBar.Me from view:NewBar; tab view:ProfileView from tab:NewBar.Me
      Tab("Me", systemImage: "person") { ProfileView() }
    }
  }
}

struct OldBar: View {
  var body: some View {
    TabView {
      // expect-next: tab tab:OldBar.Feed from view:OldBar; tab view:FeedView from tab:OldBar.Feed
      FeedView().tabItem { Label("Feed", systemImage: "list.bullet") }
      // expect-next: tab tab:OldBar.Me from view:OldBar; tab view:ProfileView from tab:OldBar.Me
      ProfileView().tabItem { Text("Me") }
      // expect-next: tab tab:OldBar.Search from view:OldBar; tab view:SearchView from tab:OldBar.Search
      SearchView().tabItem {
        Image(systemName: "magnifyingglass")
        Text("Search")
      }
    }
  }
}

struct FeedView: View { var body: some View { Text("Feed") } }
struct ProfileView: View { var body: some View { Text("Profile") } }
struct SearchView: View { var body: some View { Text("Search") } }
