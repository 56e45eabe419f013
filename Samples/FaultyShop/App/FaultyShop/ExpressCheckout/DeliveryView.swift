import SwiftUI

struct DeliveryView: View {
  @ObservedObject var checkout: ExpressCheckout

  var body: some View {
    Toggle("I fetch it from the shop", isOn: $checkout.isFetched)
      .padding()
      .navigationTitle("Delivery")
  }
}
