// idiom: sheets/own-modifier
import SwiftUI

struct HelpSheet: ViewModifier {
  @State private var isPresented = false
  func body(content: Content) -> some View {
    content
      .toolbar {
        Button("Help") { isPresented = true }  // expect: none
      }
      .sheet(isPresented: $isPresented) { HelpView() }  // expect: sheet view:HelpView from view:HelpSheet
  }
}

extension View {
  func withHelp() -> some View { modifier(HelpSheet()) }
}

struct RootView: View {
  var body: some View {
    Text("Home").withHelp()  // expect: embeds view:HelpSheet from view:RootView
  }
}

struct HelpView: View { var body: some View { Text("Help") } }
