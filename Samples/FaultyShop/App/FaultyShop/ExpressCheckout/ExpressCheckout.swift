import Combine

enum ExpressStep: Hashable {
  case delivery
  case payment
}

final class ExpressFlow: ObservableObject {
  @Published var steps: [ExpressStep] = []
}

final class ExpressCheckout: ObservableObject {
  @Published var flow = ExpressFlow()
  @Published var isFetched = false
}
