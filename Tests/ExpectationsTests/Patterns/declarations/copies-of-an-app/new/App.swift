// idiom: declarations/copies-of-an-app
import SwiftUI

@main
struct TillApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) { DrawerView() }  // expect: fullScreenCover view:new.DrawerView from view:new.HomeView
  }
}
