// idiom: arguments/static-factory
import SwiftUI

enum Modal: Identifiable {
  case pay(amount: Int)
  case empty

  static func tip(_ amount: Int) -> Modal { .pay(amount: amount) }
  static var nothing: Self { .empty }

  var id: Int {
    switch self {
    case .pay(let amount): amount
    case .empty: 0
    }
  }
}

struct RootView: View {
  @State private var modal: Modal?
  var body: some View {
    VStack {
      Button("Tip") { modal = .tip(5) }  // expect: sheet route:Modal.pay from view:RootView
      Button("Nothing") { modal = .nothing }  // expect: sheet route:Modal.empty from view:RootView
    }
    .sheet(item: $modal) { modal in
      switch modal {
      case .pay(let amount): PayView(amount: amount)  // expect: builds view:PayView from route:Modal.pay
      case .empty: EmptyBasketView()  // expect: builds view:EmptyBasketView from route:Modal.empty
      }
    }
  }
}

struct PayView: View {
  let amount: Int
  var body: some View { Text("\(amount)") }
}

struct EmptyBasketView: View { var body: some View { Text("Empty") } }
