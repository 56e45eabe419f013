import Foundation

struct Product: Hashable, Identifiable {
  let id: Int
  let name: String
  let brand: Int
  let price: Decimal
  let hasSizes: Bool
  let stock: Int
}

struct Brand: Hashable, Identifiable {
  let id: Int
  let name: String
}
