import SwiftUI

struct HelpView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Delivery") { HelpTextView(text: "Two days, five to the islands.") }
        NavigationLink("Returns") { HelpTextView(text: "Within four weeks, in any of our shops.") }
      }
      .navigationTitle("Help")
    }
  }
}
