import Foundation

struct Recipe: Hashable, Identifiable {
  let id: UUID
  var name: String
  var ingredients: [String]
  var steps: [String]
  var isFavorite = false

  init(id: UUID = UUID(), name: String, ingredients: [String], steps: [String], isFavorite: Bool = false) {
    self.id = id
    self.name = name
    self.ingredients = ingredients
    self.steps = steps
    self.isFavorite = isFavorite
  }
}
