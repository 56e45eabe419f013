// idiom: declarations/copies-of-an-app
import SwiftUI

/// Shared by both.
struct CountView: View {
  var body: some View { Text("0") }
}
