import Observation

enum SelectableTab: Hashable {
  case fruit
  case recipe
}

typealias AppFlow = NavigationFlow<PushableDestination, PresentableSheet, PresentableFullScreen>

/// Owns a flow for each tab and knows how to get from anywhere to anywhere.
@MainActor
@Observable
final class RootRouter {
  var selectedTab: SelectableTab = .fruit
  let fruitFlow = AppFlow()
  let recipeFlow = AppFlow()

  func showFruitDetail(fruitID: Fruit.ID) {
    prepareForCrossTabNavigation(to: .fruit)
    Task {
      // A push while the tab bar still switches is lost.
      try? await Task.sleep(for: .milliseconds(300))
      fruitFlow.push(.fruitDetail(fruitID: fruitID))
    }
  }

  func showRecipeDetail(recipeID: Recipe.ID) {
    prepareForCrossTabNavigation(to: .recipe)
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      recipeFlow.push(.recipeDetail(recipeID: recipeID))
    }
  }

  /// The fruit opens inside the sheet with the fruits of its color.
  func showColoredFruitDetail(color: FruitColor, fruitID: Fruit.ID) {
    prepareForCrossTabNavigation(to: .fruit)
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      fruitFlow.presentSheet(.coloredFruitList(color))
      try? await Task.sleep(for: .milliseconds(500))
      fruitFlow.presentedSheetContent?.navigationFlow.push(.fruitDetail(fruitID: fruitID))
    }
  }

  private func prepareForCrossTabNavigation(to tab: SelectableTab) {
    fruitFlow.dismissPresentedContent()
    recipeFlow.dismissPresentedContent()
    selectedTab = tab
    flow(for: tab).popToRoot()
  }

  private func flow(for tab: SelectableTab) -> AppFlow {
    switch tab {
    case .fruit: fruitFlow
    case .recipe: recipeFlow
    }
  }
}
