import SwiftUI

struct MainTabView: View {
  @Environment(AppRouter.self) private var router

  /// "New note" looks like a tab and opens a sheet over the one that is selected.
  private var selection: Binding<AppTab> {
    Binding {
      router.selectedTab
    } set: { tab in
      if tab == .note {
        router.sheet = .noteEditor
      } else {
        router.selectedTab = tab
      }
    }
  }

  var body: some View {
    @Bindable var router = router

    TabView(selection: selection) {
      Tab("Today", systemImage: "newspaper", value: AppTab.today) {
        TodayTab(router: router.today)
      }
      Tab("Discover", systemImage: "sparkles", value: AppTab.discover) {
        DiscoverTab()
      }
      Tab("New note", systemImage: "square.and.pencil", value: AppTab.note) {
        EmptyView()
      }
      TabSection("Yours") {
        Tab("Library", systemImage: "books.vertical", value: AppTab.library) {
          LibraryTab()
        }
        Tab("Statistics", systemImage: "chart.bar", value: AppTab.statistics) {
          StatisticsView()
        }
      }
      Tab(value: AppTab.search, role: .search) {
        SearchTab(router: router.search)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .withAppSheets($router.sheet)
    .onOpenURL { url in
      router.handle(url)
    }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      guard let url = activity.webpageURL else { return }
      router.openWebLink(url)
    }
    .onContinueUserActivity(ReadingActivity.type) { activity in
      guard let articleID = activity.userInfo?[ReadingActivity.articleKey] as? Article.ID else { return }
      router.showArticle(articleID)
    }
  }
}

#Preview {
  MainTabView()
    .environment(AppRouter())
    .environment(Library())
}
