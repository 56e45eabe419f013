enum ShopSheet: String, Identifiable {
  case filter
  case sizeGuide

  var id: String { rawValue }
}
