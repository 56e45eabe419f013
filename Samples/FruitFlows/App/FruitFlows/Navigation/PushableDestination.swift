enum PushableDestination: Hashable {
  /// One fruit.
  case fruitDetail(fruitID: Fruit.ID)
  case productionAreaList(fruitID: Fruit.ID)
  /// One recipe, from the list or from a fruit.
  case recipeDetail(recipeID: Recipe.ID)
}
