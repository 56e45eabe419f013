// idiom: paths/changed-by-an-extension
import SwiftUI

enum Route: Hashable { case list, item, settings }

extension Array {
  mutating func push(_ element: Element) { append(element) }
}

extension Array where Element == Route {
  mutating func swapTop(for route: Route) {
    removeLast()
    push(route)
  }
  mutating func start() { append(.list) }
  mutating func unwind() { removeLast(count) }
  static var beginning: [Route] { [.settings] }
}

extension Binding where Value == [Route] {
  func show(_ route: Route) { wrappedValue.append(route) }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { path.push(.item) }  // expect: push route:Route.item from view:RootView through Array.push
        Button("2") { path.swapTop(for: .list) }  // expect: replace route:Route.list from view:RootView through Array.swapTop, Array.push
        Button("3") { path.start() }  // expect: push route:Route.list from view:RootView through Array.start
        Button("4") { path.unwind() }  // expect: return popToRoot from view:RootView
        Button("5") { path = .beginning }  // expect: replace route:Route.settings from view:RootView
        Child(path: $path)
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct Child: View {
  let path: Binding<[Route]>
  var body: some View {
    Button("6") { path.show(.settings) }  // expect: push route:Route.settings from view:Child through Binding.show
  }
}

extension NavigationPath {
  mutating func visit(_ page: Page) { append(page) }
}

enum Page: Hashable { case first, second }

struct BookView: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("7") { path.visit(.second) }  // expect: push route:Page.second from view:BookView through NavigationPath.visit
        .navigationDestination(for: Page.self) { _ in Text("There") }
    }
  }
}
