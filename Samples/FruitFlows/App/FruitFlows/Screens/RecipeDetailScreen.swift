import SwiftUI

/// A recipe with its fruits, each of which leads to its own screen.
struct RecipeDetailScreen: View {
  let recipeID: Recipe.ID

  @Environment(RootRouter.self) private var rootRouter
  @Environment(FruitStore.self) private var store

  var body: some View {
    List {
      if let recipe = store.recipe(recipeID) {
        Section("Ingredients") {
          ForEach(store.fruits(in: recipe)) { fruit in
            // The fruit opens in its own tab, not on top of the recipe.
            FruitRow(fruit: fruit) {
              rootRouter.showFruitDetail(fruitID: fruit.id)
            }
            .swipeActions {
              Button("By color") {
                rootRouter.showColoredFruitDetail(color: fruit.color, fruitID: fruit.id)
              }
            }
          }
        }
        Section("Method") {
          Text(recipe.method)
        }
      }
    }
    .navigationTitle(store.recipe(recipeID)?.name ?? "Recipe")
  }
}
