// idiom: sheets/by-flag
import SwiftUI

struct RootView: View {
  @State private var showsEditor = false
  @State private var showsHelp = false
  var body: some View {
    VStack {
      Button("Edit") { showsEditor = true }  // expect: none
      Button("Help") { showsHelp.toggle() }  // expect: none
      HelpButton(isOn: $showsHelp)
    }
    .sheet(isPresented: $showsEditor) {  // expect: sheet view:EditorView from view:RootView direct
      NavigationStack {
        EditorView(isPresented: $showsEditor)
      }
    }
    .fullScreenCover(isPresented: $showsHelp, content: HelpView.init)  // expect: fullScreenCover view:HelpView from view:RootView
  }
}

struct HelpButton: View {
  @Binding var isOn: Bool
  var body: some View {
    Button("?") { isOn = true }  // expect: fullScreenCover view:HelpView from view:HelpButton
  }
}

struct EditorView: View {
  @Binding var isPresented: Bool
  var body: some View {
    Button("Done") { isPresented = false }  // expect: return dismiss from view:EditorView
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Done") { dismiss() }  // expect: return dismiss from view:HelpView
  }
}
