import SwiftUI

struct CouponTermsView: View {
  let coupon: Coupon

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text(coupon.terms)
      Button("Done") { dismiss() }
    }
  }
}
