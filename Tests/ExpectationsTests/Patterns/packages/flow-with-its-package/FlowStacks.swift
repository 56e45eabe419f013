// idiom: packages/flow-with-its-package
import SwiftUI

public enum Route<Screen: Hashable>: Hashable {
  case push(Screen)
  case sheet(Screen, withNavigation: Bool)
}
public typealias Routes<Screen: Hashable> = [Route<Screen>]

public final class FlowNavigator<Screen: Hashable>: ObservableObject {
  private let routes: Binding<Routes<Screen>>
  init(routes: Binding<Routes<Screen>>) { self.routes = routes }
  public func push(_ screen: Screen) { routes.wrappedValue.append(.push(screen)) }  // expect: push route:Route.push from object:FlowNavigator
  public func goBack() { routes.wrappedValue.removeLast() }  // expect: return pop from object:FlowNavigator
}
public struct FlowStack<Root: View, Screen: Hashable>: View {
  @Binding var routes: Routes<Screen>
  @ViewBuilder let root: () -> Root
  public init(_ routes: Binding<Routes<Screen>>, @ViewBuilder root: @escaping () -> Root) {
    _routes = routes
    self.root = root
  }
  public var body: some View {
    NavigationStack(path: $routes) { root() }
      .environmentObject(FlowNavigator(routes: $routes))
  }
}
extension View {
  public func flowDestination<Screen: Hashable, Page: View>(for type: Screen.Type, @ViewBuilder destination: @escaping (Screen) -> Page) -> some View {
    navigationDestination(for: Route<Screen>.self) { route in
      switch route {
      case .push(let screen), .sheet(let screen, _): destination(screen)
      }
    }
  }
}
