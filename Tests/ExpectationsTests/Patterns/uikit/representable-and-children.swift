// idiom: uikit/representable-and-children
import SwiftUI
import UIKit

struct EditorView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: EditorViewController())  // expect: embeds view:EditorViewController from view:EditorView
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class EditorViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tools = UIHostingController(rootView: ToolsView())
    addChild(tools)  // expect: embeds view:ToolsView from view:EditorViewController
    view.addSubview(tools.view)
    tools.didMove(toParent: self)
  }
}

struct ToolsView: View { var body: some View { Text("Tools") } }

struct RootView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { EditorView() }  // expect: sheet view:EditorView from view:RootView
  }
}
