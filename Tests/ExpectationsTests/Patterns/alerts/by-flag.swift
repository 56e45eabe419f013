// idiom: alerts/by-flag
import SwiftUI

struct RootView: View {
  @State private var failed = false
  @State private var asks = false
  var body: some View {
    Button("Save") { failed = true }  // expect: none
      .alert("It failed", isPresented: $failed) { Button("OK") {} }  // expect: alert alert:RootView from view:RootView
    Button("Delete") { asks = true }  // expect: none
      .confirmationDialog("Sure?", isPresented: $asks) { Button("Delete") {} }  // expect: confirmationDialog alert:RootView from view:RootView
  }
}
