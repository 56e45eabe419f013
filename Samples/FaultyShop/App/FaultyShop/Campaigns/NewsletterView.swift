import SwiftUI

struct NewsletterView: View {
  @Environment(ShopRouter.self) private var router
  @State private var address = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $address)
      Button("Subscribe") { address = "" }
        .disabled(address.isEmpty)
      Button("What happens to my address?") { router.present(.privacy) }
    }
  }
}
