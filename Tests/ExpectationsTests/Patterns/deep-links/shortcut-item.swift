// idiom: deep-links/shortcut-item
import SwiftUI
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var showsSettings = false

  // expect-next: node deepLink:settings source shortcut
  func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
    switch item.type {
    case "settings":
      showsSettings = true  // expect: open view:SettingsView from deepLink:settings
      return true
    default:
      return false
    }
  }
}

struct RootView: View {
  @EnvironmentObject private var delegate: SceneDelegate
  var body: some View {
    Text("Home")
      .sheet(isPresented: $delegate.showsSettings) { SettingsView() }  // expect: sheet view:SettingsView from view:RootView
  }
}

struct SettingsView: View { var body: some View { Text("Settings") } }
