/// The unfavourable shape: all of the app goes through one router with one enum of routes, and all types have methods of the same names.
struct CentralFiles {
  let feature: Feature
  private var name: String { feature.name }
  private var lower: String { feature.lowercasedName }

  func file(_ part: Int) -> String {
    switch part {
    case 0: navigator
    case 1: listScreen
    case 2: detailScreen
    case 3: row
    case 4: presenter
    case 5: feature.editorScreen
    case 6: feature.panel
    case 7, 12: GeneratedModel.service(part == 7 ? name : "\(name)B")
    case 8, 13: GeneratedModel.repository(part == 8 ? name : "\(name)B")
    case 9, 14: GeneratedModel.model(part == 9 ? name : "\(name)B")
    case 10, 15: GeneratedModel.formatter(part == 10 ? name : "\(name)B")
    case 11, 16: GeneratedModel.cache(part == 11 ? name : "\(name)B")
    default: GeneratedModel.model("\(name)Part\(part)")
    }
  }

  private var navigator: String {
    """
    import SwiftUI

    @MainActor
    final class \(name)Navigator: Presenting {
      let router: AppRouter
      init(router: AppRouter) { self.router = router }

      func show(_ id: Int) { open(.\(lower)Detail(id: id)) }
      func open(_ route: AppRoute) { push(route) }
      func push(_ route: AppRoute) { router.push(route) }
      func start() { router.show(.\(lower)List) }
    }

    """
  }

  private var presenter: String {
    """
    import SwiftUI

    @MainActor @Observable
    final class \(name)Presenter: Presenting {
      private let router: AppRouter
      private let presenting: any Presenting
      init(router: AppRouter, presenting: any Presenting) {
        self.router = router
        self.presenting = presenting
      }

      func show(_ id: Int) { router.push(.\(lower)Detail(id: id)) }
      func open(_ route: AppRoute) { router.show(route) }
      func start() { presenting.start() }
    }

    """
  }

  private var listScreen: String {
    """
    import SwiftUI

    struct \(name)ListScreen: View {
      @Environment(AppRouter.self) private var router
      @State private var items: [\(name)Item] = []

      var body: some View {
        List {
          ForEach(items) { item in
            \(name)Row(item: item) { router.push(.\(lower)Detail(id: item.id)) }
          }
          AppLink(route: .\(feature.neighbour.lowercasedName)List, title: "\(feature.neighbour.name)")
          Button("New") { router.show(.\(lower)Editor) }
          Button("Start") { \(name)Navigator(router: router).start() }
        }
        .task { items = (try? await \(name)Service.shared.items(for: 1)) ?? [] }
      }
    }

    """
  }

  private var row: String {
    """
    import SwiftUI

    struct \(name)Row: View {
      let item: \(name)Item
      let open: () -> Void

      var body: some View {
        Button(action: open) { Text(item.name).font(.headline) }
      }
    }

    """
  }

  private var detailScreen: String {
    """
    import SwiftUI

    struct \(name)DetailScreen: View {
      let id: Int
      @Environment(AppRouter.self) private var router
      @Binding var path: [AppRoute]

      var body: some View {
        \(name)Panel(title: "Number \\(id)") {
          Button("Next") { \(name)Navigator(router: router).show(id + 1) }
          Button("Other") { \(name)Presenter(router: router, presenting: router).open(.\(feature.neighbour.lowercasedName)Detail(id: id)) }
          Button("Back") { path.removeLast() }
        }
      }
    }

    """
  }

  static func app(_ features: Int) -> String {
    let cases = (0..<features).map { index -> String in
      let name = Feature(index: index, of: features).lowercasedName
      return "  case \(name)List, \(name)Detail(id: Int), \(name)Editor"
    }
    return """
      import SwiftUI

      enum AppRoute: Hashable {
      \(cases.joined(separator: "\n"))
      }

      @MainActor
      protocol Presenting {
        func show(_ id: Int)
        func open(_ route: AppRoute)
        func start()
      }

      @MainActor @Observable
      final class AppRouter: Presenting {
        var path: [AppRoute] = []
        func push(_ route: AppRoute) { path.append(route) }
        func show(_ route: AppRoute) { push(route) }
        func show(_ id: Int) { print(id) }
        func open(_ route: AppRoute) { show(route) }
        func start() { path = [] }
      }

      struct AppLink: View {
        let route: AppRoute
        let title: String
        var body: some View { NavigationLink(title, value: route) }
      }

      @main
      struct GeneratedApp: App {
        @State private var router = AppRouter()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              \(Feature(index: 0, of: features).name)ListScreen()
                .navigationDestination(for: AppRoute.self) { route in AppDestination(route: route, path: $router.path) }
            }
            .environment(router)
          }
        }
      }

      """
  }

  static func destinations(_ features: Int) -> String {
    let arms = (0..<features).map { index -> String in
      let feature = Feature(index: index, of: features)
      return """
            case .\(feature.lowercasedName)List: \(feature.name)ListScreen()
            case .\(feature.lowercasedName)Detail(let id): \(feature.name)DetailScreen(id: id, path: $path)
            case .\(feature.lowercasedName)Editor: \(feature.name)EditorScreen(item: nil)
        """
    }
    return """
      import SwiftUI

      struct AppDestination: View {
        let route: AppRoute
        @Binding var path: [AppRoute]

        var body: some View {
          switch route {
      \(arms.joined(separator: "\n"))
          }
        }
      }

      """
  }
}
