import NavigationGraph
import Observations

extension Rule {
  /// Paths and modals of screens beside a router.
  public static let strayStackState = Rule(
    id: "stray_stack_state",
    title: "Stray stack state",
    summary: "A screen keeps the path of its stack, or the route that it presents, in `@State` of its own, where the app has a router for that.",
    rationale: """
      A deep link, a notification or another tab can only drive what the router holds. A path in a screen's own `@State` cannot be reached from outside: \
      what is pushed there cannot be opened by a link, cannot be popped when the user signs out, and stays open below whatever the router shows.
      """,
    limits: [
      "An app has a router where an observed class that its code can name holds the path of a stack, and that is no screen's own model (the app keeps it, or the environment or a static property gives it); for what is presented, where such a class holds that as well.",
      "A stack in a sheet or cover is a flow of its own: its path is let be, and so is what a screen presents that is only shown in a sheet or cover itself.",
      "What is presented counts where it is of the type that the router presents; flags and values of other types are let be.",
      "One finding for a view.",
    ],
    severity: .note,
    activation: .review,
    observes: [.stacks, .state],
    triggering: [
      RuleExample(
        "A tab with a path of its own",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable {
            case item
            case help
          }

          @MainActor @Observable final class Router {
            var path: [Route] = []
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup {
                TabView {
                  ShopView(router: router)
                  HelpView()
                }
                .onOpenURL { _ in router.path = [.item] }
              }
            }
          }

          struct ShopView: View {
            @Bindable var router: Router

            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Item") { router.path.append(.item) }
                  .navigationDestination(for: Route.self) { RouteView(route: $0) }
              }
            }
          }

          struct HelpView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {  // finding
                Button("Help") { path.append(.help) }
                  .navigationDestination(for: Route.self) { RouteView(route: $0) }
              }
            }
          }

          struct RouteView: View {
            let route: Route

            var body: some View {
              switch route {
              case .item: Text("Item")
              case .help: Text("Help")
              }
            }
          }
          """),
      RuleExample(
        "A sheet beside the router's",
        source: """
          import SwiftUI

          enum Route: Hashable { case item }
          enum Sheet: String, Identifiable {
            case basket
            case account
            var id: String { rawValue }
          }

          @MainActor final class Router: ObservableObject {
            @Published var path: [Route] = []
            @Published var sheet: Sheet?
          }

          @main
          struct ShopApp: App {
            @StateObject private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Basket") { router.sheet = .basket }
                    .navigationDestination(for: Route.self) { _ in ItemView() }
                    .toolbar { Button("Item") { router.path.append(.item) } }
                }
                .sheet(item: $router.sheet) { SheetView(sheet: $0) }
              }
            }
          }

          struct ItemView: View {
            @State private var sheet: Sheet?

            var body: some View {
              Button("Account") { sheet = .account }
                .sheet(item: $sheet) { SheetView(sheet: $0) }  // finding
            }
          }

          struct SheetView: View {
            let sheet: Sheet

            var body: some View {
              switch sheet {
              case .basket: Text("Basket")
              case .account: Text("Account")
              }
            }
          }
          """),
      RuleExample(
        "A cover beside the router's sheet",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }
          enum Page: String, Identifiable {
            case basket
            case account
            var id: String { rawValue }
          }

          @MainActor @Observable final class Router {
            var path: [Route] = []
            var page: Page?
          }

          @main
          struct ShopApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup { ShopView().environment(router) }
            }
          }

          struct ShopView: View {
            @Environment(Router.self) private var router
            @State private var cover: Page?

            var body: some View {
              @Bindable var router = router
              NavigationStack(path: $router.path) {
                List {
                  Button("Basket") { router.page = .basket }
                  Button("Account") { cover = .account }
                }
                .navigationDestination(for: Route.self) { _ in Text("Item") }
                .toolbar { Button("Item") { router.path.append(.item) } }
              }
              .sheet(item: $router.page) { PageView(page: $0) }
              .fullScreenCover(item: $cover) { PageView(page: $0) }  // finding
            }
          }

          struct PageView: View {
            let page: Page

            var body: some View {
              switch page {
              case .basket: Text("Basket")
              case .account: Text("Account")
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "No router",
        source: """
          import SwiftUI

          enum Route: Hashable { case item }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { ShopView() } }
          }

          struct ShopView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Item") { path.append(.item) }
                  .navigationDestination(for: Route.self) { _ in Text("Item") }
              }
            }
          }
          """),
      RuleExample(
        "A flow of its own in a sheet, and a flag for a part of the screen",
        source: """
          import SwiftUI

          enum Route: Hashable { case item }
          enum Step: Hashable { case photo }

          @MainActor final class Router: ObservableObject {
            @Published var path: [Route] = []
            @Published var isSigningUp = false
          }

          @main
          struct ShopApp: App {
            @StateObject private var router = Router()

            var body: some Scene {
              WindowGroup {
                NavigationStack(path: $router.path) {
                  Button("Item") { router.path.append(.item) }
                    .navigationDestination(for: Route.self) { _ in ItemView() }
                    .toolbar { Button("Sign up") { router.isSigningUp = true } }
                }
                .sheet(isPresented: $router.isSigningUp) { SignUpView() }
              }
            }
          }

          struct ItemView: View {
            @State private var picksColour = false

            var body: some View {
              Button("Colour") { picksColour = true }
                .sheet(isPresented: $picksColour) { ColourPicker() }
            }
          }

          struct ColourPicker: View {
            var body: some View { Text("Red") }
          }

          struct SignUpView: View {
            @State private var path: [Step] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Photo") { path.append(.photo) }
                  .navigationDestination(for: Step.self) { _ in Text("Photo") }
              }
            }
          }
          """),
      RuleExample(
        "The router itself in a screen's state; a binding of its path",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case item }

          @MainActor @Observable final class Router {
            var path: [Route] = []
          }

          @main
          struct ShopApp: App {
            var body: some Scene {
              WindowGroup {
                TabView {
                  ShopView()
                  ShopView()
                }
              }
            }
          }

          struct ShopView: View {
            @State private var router = Router()

            var body: some View { StackView(path: $router.path) }
          }

          struct StackView: View {
            @Binding var path: [Route]

            var body: some View {
              NavigationStack(path: $path) {
                Button("Item") { path.append(.item) }
                  .navigationDestination(for: Route.self) { _ in Text("Item") }
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let stray = context.observations.state.ownSlots.compactMap { slot in context.router(missedBy: slot).map { (slot: slot, router: $0) } }
      for (presenter, slots) in Dictionary(grouping: stray, by: \.slot.presenter).sorted(by: { compareBytes($0.key, $1.key) < 0 }) {
        guard let first = slots.first else { continue }
        let isPath = first.slot.kind == .push
        let names = slots.map(\.slot.slot).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        outcome.findings.append(
          Finding(
            rule: "stray_stack_state", severity: .note,
            message: """
              \(Wording.code(context.name(of: presenter))) keeps \(Wording.list(names)) itself, beside \(Wording.code(first.router.type)): \
              no deep link can drive \(names.count == 1 ? "it" : "them")
              """,
            hint: isPath ? "Keep the path in the router, one for each tab." : "Let the router present it, with a case of its own.",
            location: first.slot.presentation, ids: [presenter],
            related: [RelatedLocation(location: first.router.location, message: "it holds \(Wording.list(first.router.slots))")]
              + slots.dropFirst().prefix(2).map {
                RelatedLocation(location: $0.slot.presentation, message: "\(Wording.code($0.slot.slot)) is \($0.slot.kind == .push ? "the path of this stack" : "presented here")")
              }))
      }
      return outcome
    })
}

extension RuleContext {
  /// The router that would hold what a view keeps itself; nil where that is the view's own affair.
  fileprivate func router(missedBy slot: StateObservations.OwnSlot) -> StateObservations.Router? {
    let module = observations.module(of: slot.presentation.file)?.name
    let routers = observations.state.routers.filter { $0.isShared && !$0.paths.isEmpty && (module.map($0.modules.contains) ?? true) }
    if slot.kind == .push {
      guard let stack = observations.stacks.stacks.first(where: { $0.location == slot.presentation }),
        stack.placements.contains(where: { !$0.isPresented && $0.place != .unknown })
      else { return nil }
      return routers.first
    }
    guard !isOnlyPresented(slot.presenter), let type = slot.routeType else { return nil }
    return routers.first { $0.modalTypes.contains(type) }
  }

  /// Whether all ways to a screen present it.
  private func isOnlyPresented(_ id: String) -> Bool {
    guard let number = index.number(of: id) else { return false }
    let kinds = index.incoming(number).map { graph.edges[$0] }.flatMap { edge -> [EdgeKind] in
      guard edge.kind == .builds, let route = index.number(of: edge.from) else { return [edge.kind] }
      return uses(of: route).map(\.kind)
    }
    return !kinds.isEmpty && kinds.allSatisfy { [.sheet, .fullScreenCover, .popover].contains($0) }
  }
}

extension StackPlacement {
  /// Whether it stands in something that is presented, and in no stack.
  fileprivate var isPresented: Bool { place == .outside && via != nil }
}
