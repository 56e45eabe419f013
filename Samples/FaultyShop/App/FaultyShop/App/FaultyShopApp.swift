import SwiftUI

@main
struct FaultyShopApp: App {
  @State private var router = ShopRouter()
  @State private var catalog = Catalog()
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup {
      MainTabView()
        .environment(router)
        .environment(catalog)
        .environment(basket)
        .onOpenURL { url in
          ShopLinks(router: router, catalog: catalog).open(url)
        }
    }
  }
}
