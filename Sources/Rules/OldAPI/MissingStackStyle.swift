import NavigationGraph
import Observations

extension Rule {
  /// Links with flags in a view that is columns on iPad.
  public static let missingStackStyle = Rule(
    id: "missing_stack_style",
    title: "Missing stack style",
    summary: "Several `NavigationLink(isActive:)` in a `NavigationView` without `.navigationViewStyle(.stack)`, in an app that runs on iPad.",
    rationale: """
      On iPad a `NavigationView` is two columns, and each link shows its view in the second one. Links with flags compete for it: one that another \
      one replaces keeps its flag, or has it set back at once, and the screen closes by itself. SwiftUI logs "Unable to present. Please file a bug." \
      or "SwiftUI encountered an issue when pushing a NavigationLink. Please file a bug." On iPhone all works.
      """,
    limits: [
      "Off by default: a `NavigationView` with a view for each column is meant to have them, and one in a sheet has no room for two; neither is told apart yet, and all that was found in public apps was of these.",
      "Only where the module runs on iPad and on releases before iOS 16: later ones have `NavigationStack`.",
      "Any `navigationViewStyle` in the type that has the view, or in one that leads to it, counts as an answer: the style holds for all below.",
      "Links with a selection, and links in views that are not sure to stand in the `NavigationView`, are not counted.",
      "Silent behind `#available`, and in code that is not built for iOS.",
    ],
    severity: .warning,
    activation: .onDemand,
    observes: [.interfaceUses, .stacks],
    triggering: [
      RuleExample(
        "Two links with flags",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsBasket = false

            var body: some View {
              NavigationView {  // finding
                VStack {
                  NavigationLink("Basket", destination: Text("Basket"), isActive: $showsBasket)
                  OffersView()
                }
              }
            }
          }

          struct OffersView: View {
            @State private var showsOffer = false

            var body: some View {
              NavigationLink("Offer", destination: Text("Offer"), isActive: $showsOffer)
            }
          }
          """,
        files: [.project(iOS: "14.0", families: "1,2")])
    ],
    nonTriggering: [
      RuleExample(
        "With the style, round the view that has it, and with one link",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene {
              WindowGroup {
                TabView {
                  HomeView()
                    .navigationViewStyle(.stack)
                  SettingsView()
                }
              }
            }
          }

          struct HomeView: View {
            @State private var showsBasket = false
            @State private var showsOffer = false

            var body: some View {
              NavigationView {
                VStack {
                  NavigationLink("Basket", destination: Text("Basket"), isActive: $showsBasket)
                  NavigationLink("Offer", destination: Text("Offer"), isActive: $showsOffer)
                }
              }
            }
          }

          struct SettingsView: View {
            @State private var showsAbout = false

            var body: some View {
              NavigationView {
                NavigationLink("About", destination: Text("About"), isActive: $showsAbout)
              }
            }
          }
          """,
        files: [.project(iOS: "14.0", families: "1,2")]),
      RuleExample(
        "An app for iPhone",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsBasket = false
            @State private var showsOffer = false

            var body: some View {
              NavigationView {
                VStack {
                  NavigationLink("Basket", destination: Text("Basket"), isActive: $showsBasket)
                  NavigationLink("Offer", destination: Text("Offer"), isActive: $showsOffer)
                }
              }
            }
          }
          """,
        files: [.phoneProject(iOS: "14.0")]),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let uses = context.observations.interfaceUses.uses
      let flagged = Set(
        uses.lazy.filter { $0.interface == "NavigationLink(isActive:)" && !$0.isForOlderSystems && !$0.excludedPlatforms.contains(.iOS) }
          .map(\.location))
      guard flagged.count > 1 else { return outcome }
      let styled = Set(uses.lazy.filter { $0.interface == "navigationViewStyle" }.map(\.owner))
      let stacks = context.observations.stacks
      for (number, stack) in stacks.stacks.enumerated() where stack.isLegacy && stack.build.platforms.contains(.iOS) {
        guard let target = context.observations.module(of: stack.location.file)?.target(.iOS), !target.isAtLeast(16),
          context.runsOnPad(stack.location.file)
        else { continue }
        let links = stacks.flagLinks.filter { link in flagged.contains(link.location) && link.placements.contains { $0.stack == number } }
        guard links.count > 1, !context.isReached(stack.owner, from: styled) else { continue }
        outcome.findings.append(
          Finding(
            rule: "missing_stack_style", severity: .warning,
            message: """
              \(links.count) links with flags compete for the second column that the `NavigationView` of \
              \(Wording.code(context.name(of: stack.owner))) has on iPad
              """,
            hint: "Add `.navigationViewStyle(.stack)` to it, or use a `NavigationStack` from iOS 16 on.", location: stack.location,
            ids: [stack.owner],
            related: links.prefix(Wording.longestList).map { RelatedLocation(location: $0.location, message: "a link with a flag") }))
      }
      return outcome
    })
}

extension RuleContext {
  /// Whether a node is one of some, or one of these leads to it. O(nodes + edges).
  fileprivate func isReached(_ id: String, from others: Set<String>) -> Bool {
    guard !others.isEmpty, let start = index.number(of: id) else { return others.contains(id) }
    var seen: Set<Int> = [start]
    var todo = [start]
    while let node = todo.popLast() {
      if others.contains(graph.nodes[node].id) { return true }
      for edge in index.incoming(node) where seen.insert(index.sources[edge]).inserted { todo.append(index.sources[edge]) }
    }
    return false
  }
}
