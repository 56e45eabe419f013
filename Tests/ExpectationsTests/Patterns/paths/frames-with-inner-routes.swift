// idiom: paths/frames-with-inner-routes
// A path of objects that each hold the route: what is exact of a route is exact of one in such an object. A route inside another is no
// second answer, nor are the cases that a function chooses from, and a component forwards its route inside an object as it would alone.
import SwiftUI

enum Login: Hashable { case start, code }

enum Page: Hashable {
  case home
  case login(Login)
  case help(String)

  static func named(_ name: String) -> Page {
    if name.isEmpty { .home } else { .help(name) }
  }

  @ViewBuilder func screen() -> some View {
    switch self {
    case .home: HomeView()
    case .login(.start): StartView()
    case .login(.code): CodeView()
    case .help: HelpView()
    }
  }
}

@Observable final class Leaf: Hashable {
  var page: Page
  init(page: Page) { self.page = page }
  static func == (one: Leaf, other: Leaf) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable final class Layer {
  var path: [Leaf] = []
  func push(_ page: Page) { path.append(.init(page: page)) }
}

struct LeafView: View {
  let leaf: Leaf
  var body: some View { leaf.page.screen() }
}

struct RootView: View {
  @State private var layer = Layer()
  var body: some View {
    NavigationStack(path: $layer.path) {
      HomeView().navigationDestination(for: Leaf.self) { LeafView(leaf: $0) }
    }
    .environment(layer)
  }
}

struct HomeView: View {
  @Environment(Layer.self) private var layer
  @State private var name = ""
  var body: some View {
    VStack {
      // expect-next: push route:Page.login from view:HomeView through Layer.push exact; push route:Login.code from view:HomeView through Layer.push exact
      Button("Code") { layer.push(.login(.code)) }
      // expect-next: push route:Page.home from view:HomeView through Layer.push exact; push route:Page.help from view:HomeView through Layer.push exact
      Button("Help") { layer.push(.named(name)) }
      // expect-next: push route:Page.login from view:HomeView through LeafLink exact; push route:Login.start from view:HomeView through LeafLink exact
      LeafLink(page: .login(.start))
      LeafLink(page: .home)  // expect: push route:Page.home from view:HomeView through LeafLink exact
    }
  }
}

struct LeafLink: View {
  let page: Page
  var body: some View {
    NavigationLink(value: Leaf(page: page)) { Text("Go") }
  }
}

struct StartView: View { var body: some View { Text("Start") } }
struct CodeView: View { var body: some View { Text("Code") } }
struct HelpView: View { var body: some View { Text("Help") } }

@main struct BookApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
