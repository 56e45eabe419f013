import Foundation
import Observation

struct Product: Hashable, Identifiable {
  let id: Int
  let name: String
  let price: Decimal
  let hasSizes: Bool
  let stock: Int
}

@MainActor
@Observable
final class Catalog {
  var showsOnlyStock = false

  private let all = [
    Product(id: 1, name: "Wool socks", price: 12, hasSizes: true, stock: 40),
    Product(id: 2, name: "Umbrella", price: 29, hasSizes: false, stock: 0),
    Product(id: 3, name: "Rain coat", price: 89, hasSizes: true, stock: 7),
  ]

  var products: [Product] {
    showsOnlyStock ? all.filter { $0.stock > 0 } : all
  }
}

@MainActor
@Observable
final class Basket {
  private(set) var products: [Product] = []

  var total: Decimal {
    products.reduce(0) { $0 + $1.price }
  }

  func add(_ product: Product) {
    products.append(product)
  }

  func empty() {
    products = []
  }
}
