// idiom: builders/made-by-code-outside
import ClosedKit
import SwiftUI

enum Page: Hashable {
  case own  // expect: node route:Page.own mapped used
  case typeMethod  // expect: node route:Page.typeMethod mapped used
  case method  // expect: node route:Page.method mapped used
  case property  // expect: node route:Page.property mapped used
  case free  // expect: node route:Page.free mapped used
  case changed  // expect: node route:Page.changed mapped used
  case demanded  // expect: node route:Page.demanded mapped used
  case handedIn  // expect: node route:Page.handedIn mapped used
  case carried(AnyView)  // expect: node route:Page.carried mapped used
  case byKey  // expect: node route:Page.byKey mapped used
  case stopped  // expect: node route:Page.stopped used
  case nothing  // expect: node route:Page.nothing used
}

protocol SettingsMaking {
  associatedtype Content: View
  func makeSettings() -> Content
}

@main struct KitApp: App {
  let kit: Kit
  let maker: any SettingsMaking
  let makeHelp: () -> AnyView
  let table: [String: AnyView]
  @State private var path: [Page] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("1", value: Page.own)  // expect: push route:Page.own from app:KitApp
          NavigationLink("2", value: Page.typeMethod)  // expect: push route:Page.typeMethod from app:KitApp
          NavigationLink("3", value: Page.method)  // expect: push route:Page.method from app:KitApp
          NavigationLink("4", value: Page.property)  // expect: push route:Page.property from app:KitApp
          NavigationLink("5", value: Page.free)  // expect: push route:Page.free from app:KitApp
          NavigationLink("6", value: Page.changed)  // expect: push route:Page.changed from app:KitApp
          NavigationLink("7", value: Page.demanded)  // expect: push route:Page.demanded from app:KitApp
          NavigationLink("8", value: Page.handedIn)  // expect: push route:Page.handedIn from app:KitApp
          NavigationLink("9", value: Page.carried(AnyView(Text("9"))))  // expect: push route:Page.carried from app:KitApp
          NavigationLink("10", value: Page.byKey)  // expect: push route:Page.byKey from app:KitApp
          NavigationLink("11", value: Page.stopped)  // expect: push route:Page.stopped from app:KitApp
          NavigationLink("12", value: Page.nothing)  // expect: push route:Page.nothing from app:KitApp
        }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .own: OwnView()
          case .typeMethod: Kit.makeSettings()
          case .method: kit.settings()
          case .property: kit.settingsView
          case .free: makeKitView()
          case .changed: kit.settings().padding()
          case .demanded: AnyView(maker.makeSettings())
          case .handedIn: makeHelp()
          case .carried(let view): view
          case .byKey: table["help"]
          case .stopped: fatalError("not yet")
          case .nothing: EmptyView()
          }
        }
      }
    }
  }
}

struct OwnView: View { var body: some View { Text("Own") } }
