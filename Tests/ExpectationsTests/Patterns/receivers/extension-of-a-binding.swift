// idiom: receivers/extension-of-a-binding
import SwiftUI

enum Route: Hashable { case list, item }

extension EnvironmentValues {
  @Entry var path: Binding<NavigationPath> = .constant(.init())
}

// The names are those of what is held: inside, that is meant.
extension Binding where Value == NavigationPath {
  func add<V>(_ value: V) where V: Hashable { wrappedValue.append(value) }
  func append<V>(_ value: V) where V: Hashable { wrappedValue.append(value) }
  func clear() { wrappedValue.removeLast(wrappedValue.count) }
}

struct RootView: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      ChildView(own: $path).navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .environment(\.path, $path)
  }
}

struct ChildView: View {
  @Environment(\.path) private var path
  let own: Binding<NavigationPath>
  var body: some View {
    Button("1") { path.append(Route.list) }  // expect: push route:Route.list from view:ChildView through Binding.append
    Button("2") { own.add(Route.item) }  // expect: push route:Route.item from view:ChildView through Binding.add
    Button("3") { path.add(Route.item) }  // expect: push route:Route.item from view:ChildView through Binding.add
    Button("Root") { path.clear() }  // expect: return popToRoot from view:ChildView
  }
}
