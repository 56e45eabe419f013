import Foundation
import NavigationGraph
import SourceTestSupport
import Testing

/// A known package whose own source lies in the tree: the graph is that of the app without it, and nothing is counted twice.
@Suite struct PackageSourceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var area = "packages"
    /// The pattern that uses the package.
    let pattern: String
    let module: String
    /// Declarations under the package's public names, with insides that would be sites.
    let source: String
    var testDescription: String { "\(module): \(pattern)" }
  }

  static let stinsen = """
    import SwiftUI
    public protocol Coordinatable: AnyObject {}
    public protocol NavigationCoordinatable: Coordinatable {}
    public protocol TabCoordinatable: Coordinatable {}
    public final class NavigationRouter<Coordinator>: ObservableObject {
      @Published var path: [Int] = []
      public func route(to path: AnyKeyPath) { self.path.append(1) }
      public func popLast() { path.removeLast() }
    }
    struct RouterView: View {
      @StateObject var router = NavigationRouter<Int>()
      var body: some View {
        NavigationStack(path: $router.path) { Text("").navigationDestination(for: Int.self) { _ in Text("") } }
      }
    }
    """

  static let cases = [
    Case(pattern: "routes-of-coordinators", module: "Stinsen", source: stinsen),
    Case(pattern: "tabs-by-key-path", module: "Stinsen", source: stinsen),
    Case(
      pattern: "transitions-of-coordinators", module: "XCoordinator",
      source: """
        import UIKit
        public struct Transition<Root> {
          static func push(_ controller: UIViewController) -> Transition { Transition() }
        }
        open class BaseCoordinator<RouteType, TransitionType> {
          public let rootViewController = UINavigationController()
          open func prepareTransition(for route: RouteType) -> TransitionType { fatalError() }
          public func trigger(_ route: RouteType) {
            rootViewController.pushViewController(UIViewController(), animated: true)
          }
        }
        open class NavigationCoordinator<RouteType>: BaseCoordinator<RouteType, Transition<UINavigationController>> {}
        """),
    Case(
      pattern: "stack-of-older-systems", module: "NavigationBackport",
      source: """
        import SwiftUI
        public struct NBNavigationStack<Root: View, Item: Hashable>: View {
          @Binding var path: [Item]
          let root: Root
          public var body: some View { NavigationStack(path: $path) { root } }
        }
        public final class Navigator<Screen>: ObservableObject {
          var path: [Screen] = []
          public func push(_ screen: Screen) { path.append(screen) }
        }
        """),
    Case(
      pattern: "flow-of-routes", module: "FlowStacks",
      source: """
        import SwiftUI
        public enum Route<Screen> { case push(Screen), sheet(Screen, withNavigation: Bool) }
        public typealias Routes<Screen> = [Route<Screen>]
        public final class FlowNavigator<Screen>: ObservableObject {
          @Published var routes: Routes<Screen> = []
          public func push(_ screen: Screen) { routes.append(.push(screen)) }
        }
        """),
    Case(
      pattern: "simple-router", module: "AppRouter",
      source: """
        import SwiftUI
        public protocol DestinationType: Hashable {}
        public protocol SheetType: Identifiable {}
        public final class Router<Tab, Destination, Sheet> {}
        @Observable public final class SimpleRouter<Destination: DestinationType, Sheet: SheetType> {
          public var path: [Destination] = []
          public var presentedSheet: Sheet?
          public func navigateTo(_ destination: Destination) { path.append(destination) }
          public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }
        }
        """),
    Case(
      pattern: "pages-by-text", module: "LinkNavigator",
      source: """
        import SwiftUI
        public struct LinkItem { public init(path: String) {} }
        public final class WrappingController<Content: View>: UIHostingController<Content> {
          public init(matchPath: String, @ViewBuilder content: () -> Content) { super.init(rootView: content()) }
        }
        public final class SingleLinkNavigator {
          let controller = UINavigationController()
          public func next(linkItem: LinkItem, isAnimated: Bool) { controller.pushViewController(UIViewController(), animated: true) }
        }
        """),
    Case(
      pattern: "coordinated-routes", module: "TCACoordinators",
      source: """
        import SwiftUI
        public struct TCARouter<Screen: View>: View {
          @State var path: [Int] = []
          let screen: (Int) -> Screen
          public var body: some View { NavigationStack(path: $path) { Text("").navigationDestination(for: Int.self, destination: screen) } }
        }
        """),
    Case(pattern: "stack-of-reducers", module: "ComposableArchitecture", source: composableArchitecture),
    Case(pattern: "tree-destinations", module: "ComposableArchitecture", source: composableArchitecture),
    Case(
      pattern: "controllers-with-bindings", module: "SwiftNavigation",
      source: """
        import UIKit
        public struct AlertState<Action> { public init() {} }
        @propertyWrapper public struct UIBinding<Value> {
          public var wrappedValue: Value
          public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        extension UIViewController {
          public func present(item: UIBinding<Int?>, content: @escaping (Int) -> UIViewController) { present(content(1), animated: true) }
        }
        """),
    Case(
      pattern: "case-path-argument", module: "SwiftUINavigation",
      source: """
        import SwiftUI
        public struct WithState<Value, Content: View>: View {
          @State var value: Value
          let content: (Binding<Value>) -> Content
          public var body: some View { content($value) }
        }
        extension View {
          public func sheet<Value, Case, Content: View>(
            unwrapping value: Binding<Value?>, case path: (Value) -> Case?, @ViewBuilder content: @escaping (Binding<Case>) -> Content
          ) -> some View {
            sheet(isPresented: .constant(value.wrappedValue != nil)) { Text("") }
          }
        }
        """),
    Case(
      area: "messages", pattern: "rx-relay", module: "RxRelay",
      source: """
        public final class PublishRelay<Element> {
          var listeners: [(Element) -> Void] = []
          public init() {}
          public func accept(_ event: Element) { listeners.forEach { $0(event) } }
        }
        """),
    Case(
      area: "registries", pattern: "container-by-type", module: "Swinject",
      source: """
        public protocol Resolver { func resolve<Service>(_ type: Service.Type) -> Service? }
        public final class Container: Resolver {
          var makers: [String: (Resolver) -> Any] = [:]
          public init() {}
          public func register<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) { makers["\\(type)"] = factory }
          public func resolve<Service>(_ type: Service.Type) -> Service? { makers["\\(type)"]?(self) as? Service }
        }
        """),
  ]

  static let composableArchitecture = """
    import SwiftUI
    public final class Store<State, Action>: ObservableObject {
      @Published var state: State
      public init(initialState: State, reducer: () -> Void) { state = initialState }
      public func send(_ action: Action) {}
    }
    public struct StackState<Element> {
      var elements: [Element] = []
      public init() {}
      public mutating func append(_ element: Element) { elements.append(element) }
      public mutating func removeAll() { elements.removeAll() }
    }
    public protocol Reducer<State, Action> {
      associatedtype State
      associatedtype Action
    }
    extension NavigationStack {
      public init<R: View, D: View>(path: Binding<StackState<Int>>, root: () -> R, destination: @escaping (Int) -> D) {
        self.init { root() }
      }
    }
    """

  @Test(arguments: cases) func theGraphIsThatWithoutIt(_ item: Case) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../ExpectationsTests/Patterns/\(item.area)")
    let app = try Data(contentsOf: folder.standardizedFileURL.appendingPathComponent("\(item.pattern).swift"))
    let alone = try graph(app, item, withPackage: false)
    let together = try graph(app, item, withPackage: true)
    #expect(!alone.edges.isEmpty)
    #expect(together.edges == alone.edges)
    #expect(together.returns == alone.returns)
    #expect(together.unresolved == alone.unresolved)
    #expect(together.nodes.map(\.id) == alone.nodes.map(\.id))
  }

  /// A module of that name that declares other types is the app's own.
  @Test func aNamesakeIsRead() throws {
    let source = "public struct SettingsScreen {}"
    let app = Data("import SwiftUI\nimport Stinsen\nstruct HomeView: View { var body: some View { Text(\"\") } }".utf8)
    let own = Case(pattern: "", module: "Stinsen", source: "import SwiftUI\npublic struct OwnView: View { public var body: some View { Text(\"\") } }\n" + source)
    #expect(try graph(app, own, withPackage: true).nodes.contains { $0.id == "view:OwnView" })
  }

  private func graph(_ app: Data, _ item: Case, withPackage: Bool) throws -> NavigationGraph {
    var targets = ".target(name: \"App\")"
    if withPackage { targets += ", .target(name: \"\(item.module)\")" }
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [\(targets)])\n"
    var files = [
      SourceSet.File(path: "Package.swift", bytes: Array(manifest.utf8)), SourceSet.File(path: "Sources/App/App.swift", bytes: Array(app)),
    ]
    if withPackage { files.append(SourceSet.File(path: "Sources/\(item.module)/Declarations.swift", bytes: Array(item.source.utf8))) }
    return try SourceSet(files: files).graph()
  }
}
