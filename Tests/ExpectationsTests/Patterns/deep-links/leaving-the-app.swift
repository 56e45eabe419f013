// idiom: deep-links/leaving-the-app
import SwiftUI

struct RootView: View {
  @Environment(\.openURL) private var openURL
  let address: URL
  var body: some View {
    Link("Help", destination: address)  // expect: open external:URL from view:RootView
    Button("Imprint") { openURL(address) }  // expect: open external:URL from view:RootView
    ShareLink(item: address)  // expect: sheet external:ShareLink from view:RootView
  }
}
