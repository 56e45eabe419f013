import SwiftUI

struct StorefrontView: View {
  @Environment(ShopRouter.self) private var router
  @Environment(Catalog.self) private var catalog

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("All brands") { BrandsView() }
        ForEach(catalog.products) { product in
          NavigationLink(value: ShopRoute.product(product)) {
            ProductRow(product: product)
          }
        }
      }
      .navigationTitle("Shop")
      .toolbar {
        Button("Filter", systemImage: "line.3.horizontal.decrease") {
          router.present(.filter)
        }
        Button("Newsletter", systemImage: "envelope") {
          router.campaign = .newsletter
        }
        Button("Account", systemImage: "person") {
          router.open(.account)
        }
        Button("Checkout", systemImage: "cart") {
          router.open(.checkout)
        }
      }
      .shopDestinations(router: router)
      .onReceive(NotificationCenter.default.publisher(for: .campaignDidStart)) { notification in
        // The marketing SDK posts these; what is inside is decided on the server.
        if let campaign = notification.object as? CampaignSheet {
          router.campaign = campaign
        }
      }
    }
    .modifier(CouponLinks())
  }
}

#Preview {
  StorefrontView()
    .environment(ShopRouter())
    .environment(Catalog())
}
