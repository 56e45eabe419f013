import Observation

@MainActor
@Observable
final class RecipeBook {
  private(set) var recipes: [Recipe] = [
    Recipe(
      name: "Dumplings", ingredients: ["Flour", "Water", "Cabbage"],
      steps: ["Knead the dough and let it rest.", "Chop and season the cabbage.", "Fill, fold, steam."], isFavorite: true),
    Recipe(name: "Flatbread", ingredients: ["Flour", "Yogurt", "Salt"], steps: ["Mix.", "Roll out thin.", "Bake in a hot pan."]),
  ]

  var favorite: Recipe? { recipes.first(where: \.isFavorite) }

  func add(_ recipe: Recipe) {
    recipes.append(recipe)
  }

  func remove(_ recipe: Recipe) {
    recipes.removeAll { $0.id == recipe.id }
  }
}
