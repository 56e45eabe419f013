import SwiftUI

/// Opens the coupons that the newsletter links to, whatever is shown.
struct CouponLinks: ViewModifier {
  @State private var coupon: Coupon?

  func body(content: Content) -> some View {
    content
      .onOpenURL { url in
        guard url.host() == "coupon" else { return }
        coupon = Coupon.all.first { $0.code == url.lastPathComponent }
      }
      .sheet(item: $coupon) { coupon in
        CouponTermsView(coupon: coupon)
      }
  }
}
