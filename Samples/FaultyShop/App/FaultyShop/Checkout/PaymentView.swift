import SwiftUI

struct PaymentView: View {
  @State private var card = ""
  @State private var problem: PaymentProblem?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Card", text: $card)
      Button("Pay") {
        if card.count == 16 {
          dismiss()
        } else {
          problem = PaymentProblem(text: "A card has sixteen digits.")
        }
      }
    }
    .navigationTitle("Payment")
    .sheet(item: $problem) { problem in
      PaymentProblemView(problem: problem)
    }
  }
}
