import Foundation
import Observation

@MainActor
@Observable
final class Catalog {
  var showsOnlyStock = false

  let brands = [
    Brand(id: 1, name: "Northern Wool"),
    Brand(id: 2, name: "Drizzle & Sons"),
  ]

  private let all = [
    Product(id: 1, name: "Wool socks", brand: 1, price: 12, hasSizes: true, stock: 40),
    Product(id: 2, name: "Umbrella", brand: 2, price: 29, hasSizes: false, stock: 0),
    Product(id: 3, name: "Rain coat", brand: 2, price: 89, hasSizes: true, stock: 7),
  ]

  var products: [Product] {
    showsOnlyStock ? all.filter { $0.stock > 0 } : all
  }

  func product(withID id: Int) -> Product? {
    all.first { $0.id == id }
  }

  func products(of brand: Brand) -> [Product] {
    all.filter { $0.brand == brand.id }
  }

  func products(matching text: String) -> [Product] {
    text.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(text) }
  }
}
