import SwiftUI

struct AboutView: View {
  @Environment(AppRouter.self) private var router

  var body: some View {
    VStack(spacing: 16) {
      Text("Made with butter.")
      Button("Back to the kitchen", action: router.popToRoot)
    }
    .navigationTitle(SettingsPage.about.title)
  }
}
