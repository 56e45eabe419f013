// idiom: builders/made-once-it-is-called
// check: all
import SwiftUI

enum Screen: Hashable {
  case list
  case detail

  @ViewBuilder var content: some View {
    switch self {
    case .list: ListView()  // expect: builds view:ListView from route:Screen.list
    case .detail: DetailView()  // expect: builds view:DetailView from route:Screen.detail
    }
  }
}

extension View {
  func erased() -> AnyView { AnyView(self) }
  func screens() -> some View { modifier(Screens { screen in screen.content }) }
}

// Made with the call of what gives a view: only a container.
struct Late: View {
  let build: () -> AnyView
  let screen: Screen

  init(_ build: @autoclosure @escaping () -> AnyView, screen: Screen) {
    self.build = build
    self.screen = screen
  }

  var body: AnyView { build() }
}

struct Screens<Made: View>: ViewModifier {
  private let destination: (Screen) -> Made

  init(destination: @escaping (Screen) -> Made) { self.destination = destination }

  func body(content: Content) -> some View {
    // expect-next: maybe embeds view:Late from view:Screens
    content.navigationDestination(for: Screen.self) { screen in Late(destination(screen).erased(), screen: screen) }
  }
}

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { NavigationStack { ListView().screens() } } }  // expect: root view:ListView from app:ShopApp
}

struct ListView: View {
  var body: some View {
    NavigationLink("Detail", value: Screen.detail)  // expect: push route:Screen.detail from view:ListView
  }
}

struct DetailView: View {
  var body: some View {
    NavigationLink("List", value: Screen.list)  // expect: push route:Screen.list from view:DetailView
  }
}
