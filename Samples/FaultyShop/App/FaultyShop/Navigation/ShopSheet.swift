enum ShopSheet: String, Identifiable {
  case filter
  case sizeGuide
  case privacy

  var id: String { rawValue }
}
