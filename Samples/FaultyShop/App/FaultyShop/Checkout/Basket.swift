import Foundation
import Observation

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
