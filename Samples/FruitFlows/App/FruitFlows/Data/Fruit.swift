import SwiftUI

enum FruitColor: String, CaseIterable, Hashable {
  case red, yellow, green, purple

  var swatch: Color {
    switch self {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .purple: .purple
    }
  }
}

struct Fruit: Identifiable, Hashable {
  let id: String
  let name: String
  let color: FruitColor
  let season: String
  let areas: [String]
}

struct Recipe: Identifiable, Hashable {
  let id: String
  let name: String
  let fruitIDs: [Fruit.ID]
  let method: String
}
