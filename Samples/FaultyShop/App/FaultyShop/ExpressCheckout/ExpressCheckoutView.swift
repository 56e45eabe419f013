import SwiftUI

struct ExpressCheckoutView: View {
  let product: Product

  @StateObject private var checkout = ExpressCheckout()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $checkout.flow.steps) {
      List {
        ProductRow(product: product)
        Button("Delivery") { checkout.flow.steps.append(.delivery) }
        Button("Payment") { checkout.flow.steps.append(.payment) }
        Button("Never mind") { dismiss() }
      }
      .navigationTitle("Buy now")
      .navigationDestination(for: ExpressStep.self) { step in
        switch step {
        case .delivery: DeliveryView(checkout: checkout)
        case .payment: PaymentView()
        }
      }
    }
  }
}
