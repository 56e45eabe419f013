import SwiftUI

struct CouponsView: View {
  @State private var showsTerms = false

  var body: some View {
    List(Coupon.all) { coupon in
      Button(coupon.code) { showsTerms = true }
        .sheet(isPresented: $showsTerms) {
          CouponTermsView(coupon: coupon)
        }
    }
    .navigationTitle("Coupons")
  }
}
