// idiom: wrappers/view-extension
import SwiftUI

extension View {
  func aboutSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) {  // expect: none
      AboutView()
    }
  }
}

struct RootView: View {
  @State private var showsAbout = false
  var body: some View {
    Button("About") { showsAbout = true }  // expect: none
      .aboutSheet(isPresented: $showsAbout)  // expect: sheet view:AboutView from view:RootView through View.aboutSheet
  }
}

struct AboutView: View { var body: some View { Text("About") } }
