import SwiftUI

/// The tab bar. Each tab is a flow of its own, so that a deep link can drive any of them from outside.
struct RootView: View {
  @Environment(RootRouter.self) private var rootRouter
  private let screens = ScreenFactory()

  var body: some View {
    @Bindable var rootRouter = rootRouter

    TabView(selection: $rootRouter.selectedTab) {
      NavigationFlowContainer(
        flow: rootRouter.fruitFlow,
        pushableDestinationBuilder: screens.pushDestination,
        sheetBuilder: screens.sheet,
        fullScreenBuilder: screens.fullScreen
      ) {
        AllFruitListScreen()
      }
      .tabItem { Label("Fruit", systemImage: "leaf") }
      .tag(SelectableTab.fruit)

      NavigationFlowContainer(
        flow: rootRouter.recipeFlow,
        pushableDestinationBuilder: { destination in screens.pushDestination(destination) },
        sheetBuilder: { sheet in screens.sheet(sheet) },
        fullScreenBuilder: { screens.fullScreen($0) }
      ) {
        AllRecipeListScreen()
      }
      .tabItem { Label("Recipes", systemImage: "book") }
      .tag(SelectableTab.recipe)
    }
    .onOpenURL { url in
      open(url)
    }
  }

  // fruitflows://fruit/<id>, fruitflows://recipe/<id>, fruitflows://coloredFruit/<color>/<id>
  private func open(_ url: URL) {
    let arguments = url.pathComponents.filter { $0 != "/" }

    switch url.host() {
    case "fruit":
      guard let fruitID = arguments.first else { return }
      rootRouter.showFruitDetail(fruitID: fruitID)
    case "recipe":
      guard let recipeID = arguments.first else { return }
      rootRouter.showRecipeDetail(recipeID: recipeID)
    case "coloredFruit":
      guard arguments.count == 2, let color = FruitColor(rawValue: arguments[0]) else { return }
      rootRouter.showColoredFruitDetail(color: color, fruitID: arguments[1])
    default:
      break
    }
  }
}

#Preview {
  RootView()
    .environment(RootRouter())
    .environment(FruitStore())
}
