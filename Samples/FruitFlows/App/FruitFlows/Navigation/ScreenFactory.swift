import SwiftUI

/// The one place that knows which screen stands for which destination.
@MainActor
struct ScreenFactory {
  @ViewBuilder
  func pushDestination(_ destination: PushableDestination) -> some View {
    switch destination {
    case .fruitDetail(let fruitID):
      FruitDetailScreen(fruitID: fruitID)
    case .productionAreaList(let fruitID):
      ProductionAreaListScreen(fruitID: fruitID)
    case .recipeDetail(let recipeID):
      RecipeDetailScreen(recipeID: recipeID)
    }
  }

  @ViewBuilder
  func sheet(_ sheet: PresentableSheet) -> some View {
    switch sheet {
    case .coloredFruitList(let color):
      ColoredFruitListScreen(color: color)
    }
  }

  @ViewBuilder
  func fullScreen(_ cover: PresentableFullScreen) -> some View {
    switch cover {
    case .coloredFruitList(let color):
      ColoredFruitListScreen(color: color)
    case .fruitPoster(let fruitID):
      FruitPosterScreen(fruitID: fruitID)
    }
  }
}
