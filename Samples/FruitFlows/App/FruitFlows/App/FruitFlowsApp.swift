import SwiftUI

@main
struct FruitFlowsApp: App {
  @State private var rootRouter = RootRouter()
  @State private var store = FruitStore()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(rootRouter)
        .environment(store)
    }
  }
}
