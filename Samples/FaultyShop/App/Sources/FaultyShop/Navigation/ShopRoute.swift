enum ShopRoute: Hashable {
  case product(Product)
  case checkout
  case orderPlaced(number: Int)
  case account
  case orderHistory
  case giftCard
  case wishlist
  case warehouse
}
