import SwiftUI

/// Everything that the router can show, in one modifier for the root of the stack.
struct ShopDestinations: ViewModifier {
  @Bindable var router: ShopRouter

  func body(content: Content) -> some View {
    content
      .navigationDestination(for: ShopRoute.self) { route in
        screen(for: route)
      }
      .sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .filter: FilterView()
        case .sizeGuide: SizeGuideView()
        case .privacy: PrivacyView()
        }
      }
      .sheet(item: $router.campaign) { campaign in
        CampaignView(campaign: campaign)
      }
  }

  @ViewBuilder
  private func screen(for route: ShopRoute) -> some View {
    switch route {
    case .product(let product):
      ProductView(product: product)
    case .brand(let brand):
      BrandView(brand: brand)
    case .checkout:
      CheckoutView()
    case .payment:
      PaymentView()
    case .orderPlaced(let number):
      OrderPlacedView(number: number)
    case .account:
      AccountView()
    case .addresses:
      AddressBookView()
    case .coupons:
      CouponsView()
    case .help:
      HelpView()
    case .giftCard:
      fatalError("gift cards come with the next release")
    case .wishlist:
      WishlistView()
    case .warehouse:
      WarehouseView()
    default:
      ComingSoonView()
    }
  }
}

extension View {
  func shopDestinations(router: ShopRouter) -> some View {
    modifier(ShopDestinations(router: router))
  }
}
