enum PushableDestination: Hashable {
  case fruitDetail(fruitID: Fruit.ID)
  case productionAreaList(fruitID: Fruit.ID)
  case recipeDetail(recipeID: Recipe.ID)
}
