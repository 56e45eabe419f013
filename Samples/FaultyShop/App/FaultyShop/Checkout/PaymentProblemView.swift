import SwiftUI

struct PaymentProblemView: View {
  let problem: PaymentProblem

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(problem.text)
      Button("Try again") { dismiss() }
    }
    .presentationDetents([.fraction(0.3)])
  }
}
