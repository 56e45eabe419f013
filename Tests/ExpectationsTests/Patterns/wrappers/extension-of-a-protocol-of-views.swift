// idiom: wrappers/extension-of-a-protocol-of-views
import SwiftUI

@main
struct ShelfApp: App {
  var body: some Scene { WindowGroup { ShelfView() } }
}

protocol HelpOffering: View {
  var isHelpShown: Binding<Bool> { get }
}

extension HelpOffering {
  func withHelp(_ content: some View) -> some View {
    content.sheet(isPresented: isHelpShown) { HelpView() }  // expect: none
  }
}

struct ShelfView: HelpOffering {
  @State private var isShown = false
  var isHelpShown: Binding<Bool> { $isShown }
  var body: some View {
    withHelp(Button("Help") { isShown = true })  // expect: sheet view:HelpView from view:ShelfView through HelpOffering.withHelp
  }
}

struct HelpView: View {  // expect: node view:HelpView reachable screen
  var body: some View { Text("Help") }
}
