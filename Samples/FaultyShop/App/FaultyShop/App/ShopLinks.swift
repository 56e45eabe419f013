import Foundation

/// Takes the links apart that lead into the shop.
@MainActor
struct ShopLinks {
  let router: ShopRouter
  let catalog: Catalog

  func open(_ url: URL) {
    guard url.scheme == "faultyshop" else { return }

    switch url.host() {
    case "product":
      router.tab = .shop
      guard let id = Int(url.lastPathComponent), let product = catalog.product(withID: id) else { return }
      router.open(.product(product))
    case "account":
      router.tab = .shop
      router.open(.account)
    default:
      break
    }
  }
}
