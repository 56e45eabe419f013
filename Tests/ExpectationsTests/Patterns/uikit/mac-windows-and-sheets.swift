// idiom: uikit/mac-windows-and-sheets
import AppKit

final class EditorController: NSViewController {
  func askForName() {
    presentAsSheet(NameController())  // expect: sheet view:NameController from view:EditorController
  }
  func showColors(from view: NSView) {
    // expect-next: popover view:ColorsController from view:EditorController
    present(ColorsController(), asPopoverRelativeTo: view.bounds, of: view, preferredEdge: .maxY, behavior: .transient)
  }
  func rename() {
    presentAsModalWindow(NameController())  // expect: sheet|window view:NameController from view:EditorController
  }
  func warn() {
    let alert = NSAlert()
    alert.messageText = "Unsaved"
    alert.runModal()  // expect: alert alert:EditorController from view:EditorController
  }
  func warnInWindow() {
    let alert = NSAlert(error: CocoaError(.fileNoSuchFile))
    guard let window = view.window else { return }
    alert.beginSheetModal(for: window) { _ in }  // expect: alert alert:EditorController from view:EditorController
  }
  func open() {
    let panel = NSOpenPanel()
    panel.canChooseFiles = true
    panel.begin { _ in }  // expect: sheet external:NSOpenPanel from view:EditorController
  }
  func leave() {
    dismiss(nil)  // expect: return dismiss from view:EditorController
  }
}

final class NameController: NSViewController {}
final class ColorsController: NSViewController {}
