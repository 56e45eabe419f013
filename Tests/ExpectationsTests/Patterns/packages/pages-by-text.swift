// idiom: packages/pages-by-text
import LinkNavigator
import SwiftUI

typealias PageNavigator = LinkNavigatorProtocol & LinkNavigatorFindLocationUsable

enum Mark: String {
  case lamp
  case door = "front-door"
}

struct PorchBuilder<Root: PageNavigator> {
  static func generate() -> RouteBuilderOf<Root> {
    let matchPath = "porch"
    return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
      WrappingController(matchPath: matchPath) { PorchView(navigator: navigator) }
    }
  }
}
struct LampBuilder<Root: PageNavigator> {
  static func generate() -> RouteBuilderOf<Root> {
    var matchPath: String { Mark.lamp.rawValue }
    return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
      WrappingController(matchPath: matchPath) {
        LampView(navigator: navigator)
      }
    }
  }
}
struct DoorBuilder<Root: PageNavigator> {
  static func generate() -> RouteBuilderOf<Root> {
    .init(matchPath: Mark.door.rawValue) { navigator, _, _ -> RouteViewController? in
      WrappingController(matchPath: Mark.door.rawValue) { DoorView(navigator: navigator) }
    }
  }
}
struct BellBuilder: RouteBuilder {
  var matchPath: String { "bell" }
  var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
    { navigator, items, dependency in
      WrappingController(matchPath: matchPath) { BellView(navigator: navigator) }
    }
  }
}

struct PorchView: View {
  let navigator: PageNavigator
  var body: some View {
    Button("Lamp") { navigator.next(linkItem: .init(path: "lamp"), isAnimated: true) }  // expect: push view:LampView from view:PorchView
    // expect-next: sheet view:LampView from view:PorchView; sheet view:DoorView from view:PorchView
    Button("Both") { navigator.sheet(linkItem: .init(pathList: ["lamp", "front-door"]), isAnimated: true) }
    Button("Door") { navigator.fullSheet(linkItem: LinkItem(path: Mark.door.rawValue), isAnimated: true, prefersLargeTitles: false) }  // expect: fullScreenCover view:DoorView from view:PorchView
    Button("Shed") { navigator.next(linkItem: .init(path: "shed"), isAnimated: true) }  // expect: unresolved push from view:PorchView
  }
}
struct LampView: View {
  let navigator: PageNavigator
  var body: some View {
    Button("Back") { navigator.back(isAnimated: true) }  // expect: return pop from view:LampView
    Button("Out") { go(to: "porch") }  // expect: replace view:PorchView from view:LampView through LampView.go
  }
  private func go(to path: String) {
    navigator.replace(linkItem: .init(path: path), isAnimated: true)
  }
}
struct DoorView: View {
  let navigator: PageNavigator
  var body: some View {
    Button("Close") { navigator.close(isAnimated: true, completeAction: {}) }  // expect: return dismiss from view:DoorView
  }
}
struct BellView: View {
  let navigator: LinkNavigatorType
  var body: some View {
    // expect-next: push view:BellView from view:BellView; push view:LampView from view:BellView
    Button("Ring") { navigator.next(paths: ["bell", "lamp"], items: [:], isAnimated: true) }
  }
}
@main struct PorchApp: App {
  let navigator = SingleLinkNavigator(routeBuilderItemList: [], dependency: ())
  var body: some Scene {
    WindowGroup {
      LinkNavigationView(linkNavigator: navigator, item: .init(path: "porch"))  // expect: root view:PorchView from app:PorchApp
    }
  }
}
