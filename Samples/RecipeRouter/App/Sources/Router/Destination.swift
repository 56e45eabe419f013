import SwiftUI

enum Destination: Hashable {
  case recipeList
  case recipe(Recipe)
  case cooking(Recipe, step: Int)
  case finished(Recipe)
  case newRecipe
  case settings(SettingsPage)

  /// The last step, for cooks who know the rest by heart.
  static func lastStep(of recipe: Recipe) -> Destination {
    .cooking(recipe, step: max(recipe.steps.count - 1, 0))
  }

  @ViewBuilder
  func makeView() -> some View {
    switch self {
    case .recipeList: RecipeListView()
    case .recipe(let recipe): RecipeView(recipe: recipe)
    case .cooking(let recipe, let step): CookingView(recipe: recipe, step: step)
    case .finished(let recipe): FinishedView(recipe: recipe)
    case .newRecipe: NewRecipeView()
    case .settings(let page): page.view
    }
  }
}
