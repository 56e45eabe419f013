import NavigationGraph
import Observations

extension Rule {
  /// Two destinations for one type in one stack.
  public static let duplicateDestination = Rule(
    id: "duplicate_destination",
    title: "Duplicate destination",
    summary: "Two `navigationDestination` for one type in one stack: only one of them counts.",
    rationale: """
      SwiftUI logs "A navigationDestination for “…” was declared earlier on the stack. Only the destination declared closest to the root view of \
      the stack will be used." The other one is dead code that looks alive: whoever changes it sees no change.
      """,
    limits: [
      "One of the two stands at the root of the stack, whatever the state; tabs and branches are no duplicates.",
      "Branches of one `#if` are two builds; an app for several platforms is looked at as it is built for iOS.",
      "Of a container that several places hand what it shows, and of a declaration that is met twice, nothing is said.",
      "Of one at the root and one on a pushed screen SwiftUI takes that at the root. Of two on one screen, one round the other or one after the other, nothing says which: neither does the finding.",
    ],
    severity: .warning,
    milder: [MilderKind(.note, "where both make the same views")],
    observes: [.stacks],
    triggering: [
      RuleExample(
        "At the root and on a pushed screen",
        source: """
          import SwiftUI

          struct Dish: Hashable { let id: Int }

          @main
          struct MenuApp: App {
            var body: some Scene { WindowGroup { MenuView() } }
          }

          struct MenuView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Soup", value: Dish(id: 1))
                  .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }
              }
            }
          }

          struct DishView: View {
            let dish: Dish
            var body: some View {
              NavigationLink("Goes with", value: Dish(id: 2))
                .navigationDestination(for: Dish.self) { dish in PairingView(dish: dish) }  // finding
            }
          }

          struct PairingView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }
          """),
      RuleExample(
        "Twice on one screen",
        source: """
          import SwiftUI

          struct Dish: Hashable { let id: Int }

          @main
          struct MenuApp: App {
            var body: some Scene { WindowGroup { MenuView() } }
          }

          struct MenuView: View {
            var body: some View {
              NavigationStack {
                VStack {
                  NavigationLink("Soup", value: Dish(id: 1))
                    .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }
                }
                .navigationDestination(for: Dish.self) { dish in PairingView(dish: dish) }  // finding: warning
              }
            }
          }

          struct DishView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }

          struct PairingView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }
          """),
      RuleExample(
        "Twice the same",
        source: """
          import SwiftUI

          struct Dish: Hashable { let id: Int }

          @main
          struct MenuApp: App {
            var body: some Scene { WindowGroup { MenuView() } }
          }

          struct MenuView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Soup", value: Dish(id: 1))
                  .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }
                  .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }  // finding: note
              }
            }
          }

          struct DishView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Two stacks, and branches of one",
        source: """
          import SwiftUI

          struct Dish: Hashable { let id: Int }

          @main
          struct MenuApp: App {
            var body: some Scene {
              WindowGroup {
                TabView {
                  NavigationStack { MenuView() }
                    .tabItem { Text("Menu") }
                  NavigationStack { FavouritesView() }
                    .tabItem { Text("Favourites") }
                }
              }
            }
          }

          struct MenuView: View {
            @State private var isGrid = false
            var body: some View {
              if isGrid {
                NavigationLink("Soup", value: Dish(id: 1))
                  .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }
              } else {
                NavigationLink("Soup", value: Dish(id: 1))
                  .navigationDestination(for: Dish.self) { dish in SmallDishView(dish: dish) }
              }
            }
          }

          struct FavouritesView: View {
            var body: some View {
              NavigationLink("Soup", value: Dish(id: 1))
                .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }
            }
          }

          struct DishView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }

          struct SmallDishView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }
          """),
      RuleExample(
        "In two branches of one `#if`",
        source: """
          import SwiftUI

          struct Dish: Hashable { let id: Int }

          @main
          struct MenuApp: App {
            var body: some Scene { WindowGroup { MenuView() } }
          }

          struct MenuView: View {
            var body: some View {
              NavigationStack { ListView() }
            }
          }

          struct ListView: View {
            var body: some View {
              NavigationLink("Soup", value: Dish(id: 1))
                #if DEBUG
                .navigationDestination(for: Dish.self) { dish in Text("\\(dish.id)") }
                #else
                .navigationDestination(for: Dish.self) { dish in DishView(dish: dish) }
                #endif
            }
          }

          struct DishView: View {
            let dish: Dish
            var body: some View { Text("\\(dish.id)") }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let stacks = context.observations.stacks
      let typed = stacks.destinations.filter { $0.isForType && $0.isAlways && $0.type != nil }
      let isMisplacedTold = context.runs("misplaced_destination")
      for later in typed where !isMisplacedTold || DestinationFault(of: later, in: stacks) == nil {
        guard let (earlier, stack) = typed.lazy.compactMap({ earlier in
          later.stack(hiddenBy: earlier, in: stacks).map { (earlier, $0) }
        }).first, context.areInOneApp(later.location, earlier.location), context.areInOneApp(later.location, stack.location)
        else { continue }
        outcome.findings.append(context.duplicate(later, earlier, stack))
      }
      return outcome
    })
}

extension RuleContext {
  /// SwiftUI says which one it takes of two at different depths of the stack. Of two on one screen it says nothing.
  fileprivate func duplicate(_ later: ObservedDestination, _ earlier: ObservedDestination, _ stack: ObservedStack) -> Finding {
    let isSame = !later.shown.isEmpty && later.shown == earlier.shown
    let type = later.type ?? ""
    let isDeeper = later.placements.contains { placement in
      placement.isPushed && placement.isSure && placement.stack.map { observations.stacks.stacks[$0].location } == stack.location
    }
    let place = "in the stack of \(Wording.code(name(of: stack.owner)))"
    return Finding(
      rule: "duplicate_destination", severity: isSame ? .note : .warning,
      message: isDeeper
        ? "a second destination for \(Wording.code(type)) \(place): only the one nearest the root is used"
        : "two destinations for \(Wording.code(type)) on one screen \(place): only one of them is used",
      hint: isDeeper
        ? "Remove one of them. SwiftUI: \"Only the destination declared closest to the root view of the stack will be used.\""
        : "Remove one of them. Which one SwiftUI takes is not documented.",
      location: later.location, ids: [type, later.owner, earlier.owner],
      related: [
        RelatedLocation(location: earlier.location, message: isDeeper ? "this one is used" : "the other one"),
        RelatedLocation(location: stack.location, message: "the stack"),
      ])
  }
}

extension ObservedDestination {
  /// The stack in which another destination for the same type stands nearer to the root.
  fileprivate func stack(hiddenBy other: ObservedDestination, in observations: StackObservations) -> ObservedStack? {
    guard other.type == type, other.location != location, other.build.isBuilt(with: build) else { return nil }
    for placement in placements where placement.isSure {
      guard let number = placement.stack, observations.stacks[number].isPlain, !observations.stacks[number].isGeneric else { continue }
      let isAtRoot = other.placements.contains { $0.place == .root(stack: number) && $0.isSure && $0.tab == nil }
      guard isAtRoot, placement.isPushed || placement.tab == nil && other.location < location else { continue }
      // What is met at the root as well is the same declaration twice.
      if placement.isPushed, placements.contains(where: { $0.place == .root(stack: number) }) { continue }
      return observations.stacks[number]
    }
    return nil
  }
}
