// idiom: alerts/presenting-a-value
import SwiftUI

struct Problem { let text: String }

struct RootView: View {
  @State private var problem: Problem?
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Fail") { problem = Problem(text: "No") }  // expect: none
      Button("Ask") { asks = true }  // expect: none
    }
    // expect-next: alert alert:RootView from view:RootView
    .alert("Problem", isPresented: .constant(problem != nil), presenting: problem) { _ in Button("OK") {} } message: { Text($0.text) }
    // expect-next: confirmationDialog alert:RootView from view:RootView
    .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) { Button("Yes") {} }
  }
}
