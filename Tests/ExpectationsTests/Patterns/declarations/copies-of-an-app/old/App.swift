// idiom: declarations/copies-of-an-app
import SwiftUI

/// Swift compiles no two files of one name into a module: each of two folders with the same files names its own types.
@main
struct TillApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { DrawerView() }  // expect: sheet view:old.DrawerView from view:old.HomeView
  }
}
