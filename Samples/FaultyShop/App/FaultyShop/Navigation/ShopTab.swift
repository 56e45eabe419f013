enum ShopTab: Hashable {
  case shop
  case search
  case magazine
  case readingList
}
