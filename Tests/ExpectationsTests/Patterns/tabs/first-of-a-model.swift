// idiom: tabs/first-of-a-model
import SwiftUI

enum Page: Hashable { case home, mine }

@Observable final class Bar {
  static let shared = Bar()
  var page: Page
  private init(page: Page = .home) { self.page = page }
  func toMine() { page = .mine }  // expect: selectTab tab:Page.mine from object:Bar
}

struct RootView: View {
  @State private var bar = Bar.shared
  var body: some View {
    TabView(selection: $bar.page) {
      Tab("Home", systemImage: "house", value: Page.home) { HomeView() }  // expect: tab tab:Page.home from view:RootView; tab view:HomeView from tab:Page.home
      Tab("Mine", systemImage: "person", value: Page.mine) { MineView() }  // expect: tab tab:Page.mine from view:RootView; tab view:MineView from tab:Page.mine
    }
  }
}

struct HomeView: View { var body: some View { Text("Home") } }
struct MineView: View { var body: some View { Text("Mine") } }
