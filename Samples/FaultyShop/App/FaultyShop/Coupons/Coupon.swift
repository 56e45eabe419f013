struct Coupon: Identifiable {
  let code: String
  let terms: String

  var id: String { code }

  static let all = [
    Coupon(code: "RAIN10", terms: "Ten per cent off while it rains."),
    Coupon(code: "PAIR", terms: "The second pair at half the price."),
  ]
}
