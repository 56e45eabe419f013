import SwiftUI

struct MainTabView: View {
  @Environment(ShopRouter.self) private var router
  @State private var articles: [Article] = []
  @State private var showsWelcome = false
  @State private var asksForConsent = false
  @AppStorage("starts") private var starts = 0

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tab) {
      StorefrontView()
        .tabItem { Label("Shop", systemImage: "bag") }
        .tag(ShopTab.shop)

      SearchView()
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(ShopTab.search)

      NavigationStack(path: $articles) {
        MagazineView()
      }
      .tabItem { Label("Magazine", systemImage: "book") }
      .tag(ShopTab.magazine)

      NavigationStack(path: $articles) {
        ReadingListView()
      }
      .tabItem { Label("To read", systemImage: "bookmark") }
      .tag(ShopTab.readingList)
    }
    .task { greet() }
    .fullScreenCover(isPresented: $showsWelcome) { WelcomeView() }
    .sheet(isPresented: $asksForConsent) { ConsentView() }
  }

  private func greet() {
    guard starts == 0 else { return }
    starts += 1
    showsWelcome = true
    asksForConsent = true
  }
}
