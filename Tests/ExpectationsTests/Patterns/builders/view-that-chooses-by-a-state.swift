// idiom: builders/view-that-chooses-by-a-state
import SwiftUI

enum LoadState {
  case idle, loaded(String)
}

@Observable final class Script {
  var state = LoadState.idle
}

enum Page: Hashable {
  case script(ScriptBox)
}

struct ScriptBox: Hashable {
  let name: String
  var state: LoadKind
}

enum LoadKind: Hashable {
  case idle, loaded
}

@main struct ScriptApp: App {
  @State private var path: [Page] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Button("Run") { path.append(.script(ScriptBox(name: "a", state: .idle))) }  // expect: push route:Page.script from app:ScriptApp
          .navigationDestination(for: Page.self) { page in
            switch page {
            case .script(let box): ScriptView(box: box)  // expect: builds view:ScriptView from route:Page.script
            }
          }
      }
    }
  }
}

struct ScriptView: View {
  let box: ScriptBox
  var body: some View {
    switch box.state {
    case .idle: IdleView()  // expect: embeds view:IdleView from view:ScriptView
    case .loaded: LoadedView()  // expect: embeds view:LoadedView from view:ScriptView
    }
  }
}

struct IdleView: View { var body: some View { Text("Idle") } }
struct LoadedView: View { var body: some View { Text("Loaded") } }
