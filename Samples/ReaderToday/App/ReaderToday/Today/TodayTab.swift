import SwiftUI

struct TodayTab: View {
  @Bindable var router: TabRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      TodayView()
        .withAppDestinations()
    }
    .environment(router)
  }
}
