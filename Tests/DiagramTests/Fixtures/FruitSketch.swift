import NavigationGraph

extension Sketch {
  /// A small app of two tabs with sheets, covers, deep links, an unreachable screen and an unresolved site.
  static func fruit() -> NavigationGraph {
    var s = Sketch()
    s.node("app:FruitApp")
    s.screens("RootView", "AllFruitListScreen", "FruitDetailScreen", "FruitProductionAreaListScreen", "ColoredFruitListScreen")
    s.screens("AllRecipeListScreen", "RecipeDetailScreen", "SettingsScreen")
    s.node("view:PromotionScreen") { $0.reachable = false }
    s.node("view:FruitRow") { $0.role = .component }
    s.node("object:NavigationFlow")
    s.node("object:RootRouter")
    s.node("deepLink:fruit://coloredFruit") { $0.source = "url" }
    s.node("deepLink:fruit://recipe") { $0.source = "url" }
    let fruitID = [Parameter(label: "fruitID", type: "String")]
    s.route("PushableDestination.fruitDetail", builds: "FruitDetailScreen", parameters: fruitID)
    s.route("PushableDestination.fruitProductionAreaList", builds: "FruitProductionAreaListScreen", parameters: fruitID)
    s.route("PushableDestination.recipeDetail", builds: "RecipeDetailScreen", parameters: [Parameter(label: "recipeID", type: "String")])
    s.route("SheetDestination.coloredFruitList", builds: "ColoredFruitListScreen", parameters: [Parameter(label: "color", type: "FruitColor")])
    s.edge("app:FruitApp", .root, "view:RootView")
    s.tab("RootView", "SelectableTab.fruit", first: "AllFruitListScreen")
    s.tab("RootView", "SelectableTab.recipe", first: "AllRecipeListScreen")
    s.edge("view:AllFruitListScreen", .embeds, "view:FruitRow")
    s.edge("view:FruitRow", .push, "route:PushableDestination.fruitDetail") { $0.through = ["NavigationFlow.push"] }
    s.edge("view:FruitDetailScreen", .push, "route:PushableDestination.fruitProductionAreaList")
    s.edge("view:AllRecipeListScreen", .push, "route:PushableDestination.recipeDetail")
    s.edge("view:AllRecipeListScreen", .sheet, "view:SettingsScreen")
    s.edge("view:FruitDetailScreen", .sheet, "route:SheetDestination.coloredFruitList")
    s.edge("view:FruitDetailScreen", .fullScreenCover, "route:SheetDestination.coloredFruitList")
    s.edge("view:ColoredFruitListScreen", .push, "route:PushableDestination.fruitDetail")
    s.edge("view:RecipeDetailScreen", .replace, "route:PushableDestination.fruitDetail") { $0.through = ["RootRouter.showFruit"] }
    s.edge("object:RootRouter", .replace, "route:PushableDestination.fruitDetail") { $0.through = ["NavigationFlow.push"] }
    s.edge("view:SettingsScreen", .selectTab, "tab:SelectableTab.fruit")
    s.node("alert:RecipeDetailScreen")
    s.edge("view:RecipeDetailScreen", .alert, "alert:RecipeDetailScreen")
    s.node("external:ShareLink")
    s.edge("view:FruitDetailScreen", .sheet, "external:ShareLink")
    s.edge("view:PromotionScreen", .push, "route:PushableDestination.fruitDetail")
    s.edge("view:FruitProductionAreaListScreen", .push, "view:FruitProductionAreaListScreen")
    s.edge("deepLink:fruit://coloredFruit", .open, "route:SheetDestination.coloredFruitList")
    s.edge("deepLink:fruit://recipe", .open, "route:PushableDestination.recipeDetail")
    s.unresolved("view:FruitProductionAreaListScreen", .push)
    return s.graph
  }
}
