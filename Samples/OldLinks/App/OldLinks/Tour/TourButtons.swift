import SwiftUI

struct TourButtons: View {
  @Binding var showsStops: Bool
  @AppStorage("remembersTour") private var remembersTour = false

  var body: some View {
    VStack {
      Toggle("Remember where I am", isOn: $remembersTour)
      Button("Begin") {
        showsStops = true
      }
    }
    .padding()
  }
}
