import Foundation

struct PaymentProblem: Identifiable {
  let text: String

  var id: UUID { UUID() }
}
