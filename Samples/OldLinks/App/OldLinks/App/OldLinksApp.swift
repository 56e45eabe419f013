import SwiftUI

@main
struct OldLinksApp: App {
  @StateObject private var flags = NavigationFlags()
  @StateObject private var hutBook = HutBook()

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environmentObject(flags)
        .environmentObject(hutBook)
    }
  }
}
