import SwiftUI

struct LoyaltyCardView: View {
  let stamps: Int

  var body: some View {
    ProgressView(value: Double(stamps), total: 10) {
      Text("\(stamps) of 10 stamps")
    }
    .padding()
    .navigationTitle("Loyalty card")
  }
}

#Preview {
  LoyaltyCardView(stamps: 3)
}
