import SwiftUI

struct RefundView: View {
  @State private var amount = 0

  var body: some View {
    Stepper("\(amount) € back", value: $amount)
      .padding()
  }
}
