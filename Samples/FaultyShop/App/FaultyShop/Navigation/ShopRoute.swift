enum ShopRoute: Hashable {
  case product(Product)
  case brand(Brand)
  // navgraph:disable:next unused_destination - the basket gets its button in the next release
  case checkout
  case payment
  case orderPlaced(number: Int)
  case account
  case addresses
  case coupons
  case help
  case orderHistory
  case giftCard
  case wishlist
  case warehouse
}
