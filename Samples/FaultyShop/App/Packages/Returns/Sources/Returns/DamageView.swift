import SwiftUI

struct DamageView: View {
  @State private var text = ""

  var body: some View {
    TextField("What is broken?", text: $text)
      .padding()
  }
}
