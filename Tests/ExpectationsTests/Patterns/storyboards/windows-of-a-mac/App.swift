// idiom: storyboards/windows-of-a-mac
import AppKit

@main
final class EditorAppDelegate: NSObject, NSApplicationDelegate {
  func showSettings() -> NSWindowController? {
    NSStoryboard(name: NSStoryboard.Name("Editor"), bundle: nil).instantiateController(withIdentifier: "settings") as? NSWindowController
  }
}

final class EditorController: NSViewController {
  func inspect() {
    performSegue(withIdentifier: NSStoryboardSegue.Identifier("inspect"), sender: nil)  // expect: popover view:InspectorController from view:EditorController
  }
}
final class InspectorController: NSViewController {}
final class SettingsController: NSTabViewController {}
