import SwiftUI

@main
struct RecipeRouterApp: App {
  @State private var router: AppRouter = .init()
  @State private var book = RecipeBook()

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environment(router)
        .environment(book)
    }
  }
}
