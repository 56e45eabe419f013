// idiom: sheets/flag-of-a-state-that-closes
import SwiftUI

enum Action {
  case hidden
  case quote(String)  // expect: node route:Action.quote mapped used

  func isQuoting() -> Bool {
    guard case .quote = self else { return false }
    return true
  }
}

struct TextView: View {
  @State private var action = Action.hidden
  var body: some View {
    Button("Quote") { action = .quote("here") }  // expect: sheet route:Action.quote from view:TextView
      // expect-next: maybe sheet view:QuoteView from view:TextView
      .sheet(isPresented: Binding(get: { action.isQuoting() }, set: { if !$0 { action = .hidden } })) {
        if case .quote(let text) = action { QuoteView(text: text) }
      }
  }
}

struct QuoteView: View {
  let text: String
  var body: some View { Text(text) }
}
