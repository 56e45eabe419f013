import SwiftUI

struct NewsletterView: View {
  @State private var address = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $address)
      Button("Subscribe") { address = "" }
        .disabled(address.isEmpty)
    }
  }
}
