enum PresentableFullScreen: Identifiable {
  case coloredFruitList(FruitColor)
  case fruitPoster(fruitID: Fruit.ID)

  var id: String {
    switch self {
    case .coloredFruitList(let color): "coloredFruitList-\(color.rawValue)"
    case .fruitPoster(let fruitID): "fruitPoster-\(fruitID)"
    }
  }
}
