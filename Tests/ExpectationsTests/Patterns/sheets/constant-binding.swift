// idiom: sheets/constant-binding
import SwiftUI

struct RootView: View {
  var body: some View {
    Text("Map")
      .sheet(isPresented: .constant(true)) {  // expect: sheet view:PlacesView from view:RootView
        PlacesView()
          .presentationDetents([.medium, .large])
          .interactiveDismissDisabled()
      }
  }
}

struct PlacesView: View { var body: some View { Text("Places") } }
