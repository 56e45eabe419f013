/// Routes, router, and the functions between the two and the screens.
extension Feature {
  var routes: String {
    """
    import SwiftUI

    /// Where \(name) can lead.
    enum \(name)Route: Hashable {
      case list
      case detail(id: Int, title: String = "Untitled")
      case related(id: Int)
      case history
      case settings(page: String)
    }

    enum \(name)Sheet: Identifiable {
      case editor(\(name)Item?)
      case filter
      var id: String {
        switch self {
        case .editor(let item): item?.name ?? "new"
        case .filter: "filter"
        }
      }
    }

    """
  }

  var router: String {
    """
    import SwiftUI

    @MainActor @Observable
    final class \(name)Router: \(name)Navigating {
      var \(lowercasedName)Path: [\(name)Route] = []
      var \(lowercasedName)Sheet: \(name)Sheet?

      func \(verb)\(name)(_ route: \(name)Route) {
        \(lowercasedName)Path.append(route)
      }

      func present\(name)(_ sheet: \(name)Sheet) {
        guard \(lowercasedName)Sheet == nil else { return }
        \(lowercasedName)Sheet = sheet
      }

      func return\(name)() { \(lowercasedName)Path = [] }

      func handle\(name)(_ url: URL) -> Bool {
        switch url.host() {
        case "\(lowercasedName)": \(verb)\(name)(.list)
        case "\(lowercasedName)-detail":
          guard let id = url.pathComponents.last.flatMap(Int.init) else { return false }
          return\(name)()
          \(verb)\(name)(.detail(id: id))
        default: return false
        }
        return true
      }
    }

    """
  }

  var destinations: String {
    """
    import SwiftUI

    extension View {
      func with\(name)Destinations() -> some View {
        navigationDestination(for: \(name)Route.self) { route in
          make\(name)Screen(route)
        }
      }
    }

    @MainActor @ViewBuilder
    func make\(name)Screen(_ route: \(name)Route) -> some View {
      switch route {
      case .list: \(name)ListScreen()
      case .detail(let id, let title): \(name)DetailScreen(id: id).navigationTitle(title)
      case .related(let id): \(name)DetailScreen(id: id)
      case .history: \(name)Panel(title: "History") { Text("Nothing yet") }
      case .settings(let page): \(name)SettingsScreen(page: page)
      }
    }

    """
  }

  private static let forwarders = ["Navigator", "Coordinator", "Guide"]

  /// The function at a place in the chain from the screens to the router.
  private func hop(_ place: Int) -> String { place == 0 ? "\(verb)\(name)Screen" : "pass\(name)On\(place)" }

  /// One of the three types that hand routes on to one another, each function the next one's, and the last one the router.
  func forwarding(_ own: Int, holding other: Int) -> String {
    let type = name + Self.forwarders[own]
    let next = name + Self.forwarders[other]
    var functions: [String] = []
    for place in stride(from: own, to: hops, by: 3) {
      let target = place == hops - 1 ? "router?.\(verb)\(name)(route)" : "next?.\(hop(place + 1))(route)"
      functions.append("  func \(hop(place))(_ route: \(name)Route) { \(target) }")
    }
    return """
      import SwiftUI

      @MainActor @Observable
      final class \(type) {
        weak var next: \(next)?
        weak var router: \(name)Router?
        private(set) var \(lowercasedName)Visits = 0

      \(functions.joined(separator: "\n\n"))

        func note\(name)Visit() { \(lowercasedName)Visits += 1 }
      }

      """
  }

  var events: String {
    """
    import SwiftUI

    enum \(name)Event {
      case selected(\(name)Item)
      case historyTapped
      case addTapped
      case closed
    }

    @MainActor
    final class \(name)EventHandler {
      let navigator: \(name)Navigator
      let router: \(name)Router

      init(navigator: \(name)Navigator, router: \(name)Router) {
        self.navigator = navigator
        self.router = router
      }

      func process\(name)(_ event: \(name)Event) {
        switch event {
        case .selected(let item): navigator.\(hop(0))(.detail(id: item.id, title: item.name))
        case .historyTapped: navigator.\(hop(0))(.history)
        case .addTapped: router.present\(name)(.editor(nil))
        case .closed: router.return\(name)()
        }
      }
    }

    """
  }

  var viewModel: String {
    """
    import SwiftUI

    @MainActor
    protocol \(name)Navigating: AnyObject {
      func \(verb)\(name)(_ route: \(name)Route)
      func present\(name)(_ sheet: \(name)Sheet)
    }

    @MainActor @Observable
    final class \(name)ViewModel {
      private let navigating: any \(name)Navigating
      private(set) var items: [\(name)Item] = []
      private let service: \(name)Service

      init(navigating: any \(name)Navigating, service: \(name)Service = .shared) {
        self.navigating = navigating
        self.service = service
      }

      func load\(name)() async {
        do { items = try await service.items(for: 1) } catch { print("could not load: \\(error)") }
      }

      func select\(name)Related(_ item: \(name)Item) { navigating.\(verb)\(name)(.related(id: item.id)) }

      func filter\(name)() { navigating.present\(name)(.filter) }
    }

    """
  }

  var links: String {
    """
    import SwiftUI

    struct \(name)Link<Label: View>: View {
      let target: \(name)Route
      @ViewBuilder let label: () -> Label

      var body: some View {
        NavigationLink(value: target) { label() }.buttonStyle(.plain)
      }
    }

    struct \(name)CardLink: View {
      let target: \(name)Route
      let title: String

      var body: some View {
        \(name)Link(target: target) {
          HStack {
            Image(systemName: "chevron.forward").foregroundStyle(.secondary)
            Text(title).font(.headline)
          }
          .padding(12)
        }
      }
    }

    """
  }

  var panel: String {
    """
    import SwiftUI

    struct \(name)Panel<Content: View>: View {
      let title: String
      private let content: Content

      init(title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
      }

      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text(title).font(.title2).bold()
          content
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
      }
    }

    """
  }
}
