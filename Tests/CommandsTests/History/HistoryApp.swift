/// A small shop, from which the history of `HistoryTests` sets out.
enum HistoryApp {
  static let files: [String: String] = [
    "App/ShopApp.swift": """
    import SwiftUI

    @main
    struct ShopApp: App {
      @State private var router = Router()

      var body: some Scene {
        WindowGroup {
          MainView()
            .environment(router)
            .onOpenURL { url in
              if url.host == "cart" { router.sheet = .cart }
            }
        }
      }
    }

    """,
    "App/Router.swift": """
    import SwiftUI

    enum Route: Hashable {
      case product(id: Int)
      case reviews(id: Int)
    }

    enum Modal: Identifiable {
      case cart
      case settings

      var id: Self { self }
    }

    @Observable
    final class Router {
      var path: [Route] = []
      var sheet: Modal?

      func push(_ route: Route) { path.append(route) }
    }

    """,
    "App/MainView.swift": """
    import SwiftUI

    enum AppTab: Hashable {
      case catalog
      case account
    }

    struct MainView: View {
      @Environment(Router.self) private var router
      @State private var tab = AppTab.catalog

      var body: some View {
        @Bindable var router = router
        TabView(selection: $tab) {
          Tab("Catalog", systemImage: "list.bullet", value: AppTab.catalog) {
            NavigationStack(path: $router.path) {
              CatalogView()
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .product(let id): ProductView(id: id)
                  case .reviews(let id): ReviewsView(id: id)
                  }
                }
            }
          }
          Tab("Account", systemImage: "person", value: AppTab.account) {
            AccountView()
          }
        }
        .sheet(item: $router.sheet) { modal in
          switch modal {
          case .cart: CartView()
          case .settings: SettingsView()
          }
        }
      }
    }

    """,
    "App/Catalog.swift": """
    import SwiftUI

    struct CatalogView: View {
      @Environment(Router.self) private var router

      var body: some View {
        List {
          Button("Apple") { router.push(.product(id: 1)) }
          Button("Cart") { router.sheet = .cart }
        }
        .navigationTitle("Catalog")
      }
    }

    struct ProductView: View {
      let id: Int
      @Environment(Router.self) private var router

      var body: some View {
        Button("Reviews") { router.push(.reviews(id: id)) }
      }
    }

    struct ReviewsView: View {
      let id: Int
      var body: some View { Text("\\(id)") }
    }

    """,
    "App/Account.swift": """
    import SwiftUI

    struct AccountView: View {
      @Environment(Router.self) private var router
      @State private var showsOrders = false

      var body: some View {
        List {
          Button("Settings") { router.sheet = .settings }
          Button("Orders") { showsOrders = true }
        }
        .sheet(isPresented: $showsOrders) { OrdersView() }
      }
    }

    struct OrdersView: View {
      var body: some View { Text("Orders") }
    }

    struct CartView: View {
      var body: some View { Text("Cart") }
    }

    struct SettingsView: View {
      var body: some View { Text("Settings") }
    }

    """,
    "App/Prices.swift": """
    struct Prices {
      func price(of id: Int) -> Int { id * 2 }
    }

    """,
  ]
}
