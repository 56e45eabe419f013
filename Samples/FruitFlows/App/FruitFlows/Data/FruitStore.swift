import Foundation
import Observation

enum FruitStoreError: LocalizedError {
  case alreadyEaten(String)

  var errorDescription: String? {
    switch self {
    case .alreadyEaten(let name): "\(name) has been eaten before."
    }
  }
}

@MainActor
@Observable
final class FruitStore {
  private(set) var fruits: [Fruit] = [
    Fruit(id: "apple", name: "Apple", color: .red, season: "September", areas: ["Tyrol", "Aomori"]),
    Fruit(id: "lemon", name: "Lemon", color: .yellow, season: "December", areas: ["Sicily"]),
    Fruit(id: "lime", name: "Lime", color: .green, season: "July", areas: ["Veracruz", "Persia"]),
    Fruit(id: "plum", name: "Plum", color: .purple, season: "August", areas: ["Lorraine"]),
  ]
  private(set) var recipes: [Recipe] = [
    Recipe(id: "crumble", name: "Crumble", fruitIDs: ["apple", "plum"], method: "Slice, cover, bake for forty minutes."),
    Recipe(id: "curd", name: "Lemon curd", fruitIDs: ["lemon"], method: "Stir over low heat until it is thick."),
  ]
  private var eaten: Set<Fruit.ID> = []

  func fruit(_ id: Fruit.ID) -> Fruit? {
    fruits.first { $0.id == id }
  }

  func fruits(of color: FruitColor) -> [Fruit] {
    fruits.filter { $0.color == color }
  }

  func fruits(in recipe: Recipe) -> [Fruit] {
    fruits.filter { recipe.fruitIDs.contains($0.id) }
  }

  func recipe(_ id: Recipe.ID) -> Recipe? {
    recipes.first { $0.id == id }
  }

  func markAsEaten(_ id: Fruit.ID) throws {
    guard eaten.insert(id).inserted else {
      throw FruitStoreError.alreadyEaten(fruit(id)?.name ?? id)
    }
  }
}
