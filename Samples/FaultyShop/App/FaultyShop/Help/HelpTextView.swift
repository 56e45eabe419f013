import SwiftUI

struct HelpTextView: View {
  let text: String

  var body: some View {
    Text(text)
      .padding()
  }
}
