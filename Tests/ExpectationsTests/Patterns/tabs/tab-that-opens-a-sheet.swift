// idiom: tabs/tab-that-opens-a-sheet
import SwiftUI

enum AppTab: Hashable { case feed, compose }
enum Modal: Identifiable {
  case composer
  var id: Self { self }
}

struct RootView: View {
  @State private var tab = AppTab.feed
  @State private var modal: Modal?

  private var selection: Binding<AppTab> {
    Binding(
      get: { tab },
      set: { newTab in
        if newTab == .compose {
          modal = .composer  // expect: sheet route:Modal.composer from view:RootView
        } else {
          tab = newTab  // expect: none
        }
      })
  }

  var body: some View {
    TabView(selection: selection) {
      // expect-next: tab tab:AppTab.feed from view:RootView; tab view:FeedView from tab:AppTab.feed
      Tab("Feed", systemImage: "list.bullet", value: AppTab.feed) { FeedView() }
      Tab("Write", systemImage: "pencil", value: AppTab.compose) { EmptyView() }  // expect: tab tab:AppTab.compose from view:RootView
    }
    .sheet(item: $modal) { _ in ComposerView() }  // expect: builds view:ComposerView from route:Modal.composer
  }
}

struct FeedView: View { var body: some View { Text("Feed") } }
struct ComposerView: View { var body: some View { Text("Composer") } }
