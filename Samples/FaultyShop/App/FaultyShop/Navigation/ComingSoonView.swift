import SwiftUI

struct ComingSoonView: View {
  var body: some View {
    ContentUnavailableView("Coming soon", systemImage: "hourglass")
  }
}
