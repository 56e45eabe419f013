import SwiftUI

struct AllRecipeListScreen: View {
  @Environment(AppFlow.self) private var flow
  @Environment(FruitStore.self) private var store

  var body: some View {
    List(store.recipes) { recipe in
      ActionRow(title: recipe.name) {
        flow.push(.recipeDetail(recipeID: recipe.id))
      }
    }
    .navigationTitle("recipe.list.title")
  }
}
