enum PresentableSheet: Identifiable {
  case coloredFruitList(FruitColor)

  var id: String {
    switch self {
    case .coloredFruitList(let color): "coloredFruitList-\(color.rawValue)"
    }
  }
}
