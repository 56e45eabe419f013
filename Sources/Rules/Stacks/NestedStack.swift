import NavigationGraph
import Observations

extension Rule {
  /// A stack in what another one shows.
  public static let nestedStack = Rule(
    id: "nested_stack",
    title: "Nested stack",
    summary: "A navigation stack inside what another stack begins with or pushes.",
    rationale: """
      The inner stack has a bar of its own below the outer one's: two titles, two back buttons. Its links push into it, the outer path knows \
      nothing of them, and where both have a path they fall out of step: what was pushed is taken off again, or a push does nothing. A view that \
      is pushed stands in a stack already. Tabs belong outside, each with a stack of its own.
      """,
    limits: [
      "Only a stack that alone makes up its view, tab or destination (`ZStack` and `Group` apart), on a way that no condition decides on, cases of routes apart.",
      "Looks at an app for several platforms as it is built for iOS; what `#if` keeps out of that build, and what `#available` keeps for older systems, is let be.",
      "Sheets, covers, popovers, windows and columns are no nesting.",
      "Where several places hand the outer stack what it shows, nothing is said.",
      "What hosting controllers show is not seen as nested.",
      "Several stacks in what one stack begins with, as in its tabs, are one finding at the first; of pushed ones each is its own.",
    ],
    severity: .error,
    milder: [MilderKind(.warning, "where not both stacks have a path")],
    observes: [.stacks],
    triggering: [
      RuleExample(
        "Both with paths",
        source: """
          import SwiftUI

          enum Route: Hashable { case profile }
          enum ProfileRoute: Hashable { case avatar }

          @main
          struct MembersApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Profile") { path.append(.profile) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .profile: ProfileView()
                    }
                  }
              }
            }
          }

          struct ProfileView: View {
            @State private var path: [ProfileRoute] = []

            var body: some View {
              NavigationStack(path: $path) {  // finding: error
                Button("Avatar") { path.append(.avatar) }
                  .navigationDestination(for: ProfileRoute.self) { route in
                    switch route {
                    case .avatar: Text("Avatar")
                    }
                  }
              }
            }
          }
          """),
      RuleExample(
        "In a property that is all of the body",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene {
              WindowGroup {
                NavigationStack {
                  NavigationLink("Member") { MemberView() }
                }
              }
            }
          }

          struct MemberView: View {
            var body: some View { content }

            private var content: some View {
              NavigationStack {  // finding: warning
                NavigationLink("More") { Text("More") }
              }
            }
          }
          """),
      RuleExample(
        "One stack round three tabs",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            var body: some View {
              NavigationStack {
                TabView {
                  ListView()
                    .tabItem { Text("Members") }
                  NavigationStack { Text("Groups") }  // finding: warning
                    .tabItem { Text("Groups") }
                  AboutView()
                    .tabItem { Text("About") }
                }
              }
            }
          }

          struct ListView: View {
            var body: some View {
              NavigationStack { NavigationLink("One") { Text("One") } }
            }
          }

          struct AboutView: View {
            var body: some View {
              NavigationStack { Text("About") }
            }
          }
          """),
      RuleExample(
        "Tabs in a stack",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene {
              WindowGroup {
                NavigationStack { MainView() }
              }
            }
          }

          struct MainView: View {
            var body: some View {
              TabView {
                ListView()
                  .tabItem { Text("Members") }
                Text("About")
                  .tabItem { Text("About") }
              }
            }
          }

          struct ListView: View {
            var body: some View {
              NavigationStack {  // finding: warning
                NavigationLink("One") { Text("One") }
              }
            }
          }
          """),
      RuleExample(
        "Laid over a background",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene {
              WindowGroup {
                NavigationStack {
                  NavigationLink("Member") { MemberView() }
                }
              }
            }
          }

          struct MemberView: View {
            var body: some View {
              ZStack {
                Color.yellow
                NavigationStack {  // finding
                  NavigationLink("More") { Text("More") }
                }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "In a sheet, and in tabs",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            var body: some View {
              TabView {
                ListView()
                  .tabItem { Text("Members") }
                NavigationStack { Text("About") }
                  .tabItem { Text("About") }
              }
            }
          }

          struct ListView: View {
            @State private var showsNew = false

            var body: some View {
              NavigationStack {
                Button("New") { showsNew = true }
                  .sheet(isPresented: $showsNew) { NewView() }
              }
            }
          }

          struct NewView: View {
            var body: some View {
              NavigationStack { Text("New") }
            }
          }
          """),
      RuleExample(
        "A stack that only the Mac has, and one in an arm that the view is not made for",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            var body: some View {
              #if os(macOS)
              NavigationStack { MembersView() }
              #else
              MembersView()
              #endif
            }
          }

          struct MembersView: View {
            @State private var showsPicker = false

            var body: some View {
              Button("Invite") { showsPicker = true }
                .sheet(isPresented: $showsPicker) { PickerView() }
            }
          }

          struct PickerView: View {
            var body: some View {
              NavigationStack { GroupsView(mode: .choose) }
            }
          }

          struct GroupsView: View {
            enum Mode { case show, choose }
            let mode: Mode

            var body: some View {
              switch mode {
              case .show: NavigationLink("Group") { GroupView() }
              case .choose: Text("Group")
              }
            }
          }

          struct GroupView: View {
            var body: some View {
              NavigationStack { Text("Group") }
            }
          }
          """),
      RuleExample(
        "Where a size decides",
        source: """
          import SwiftUI

          @main
          struct MembersApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            @Environment(\\.horizontalSizeClass) private var size

            var body: some View {
              if size == .compact {
                NavigationStack { ListView(isAlone: false) }
              } else {
                ListView(isAlone: true)
              }
            }
          }

          struct ListView: View {
            let isAlone: Bool

            var body: some View {
              if isAlone {
                NavigationStack { Text("Members") }
              } else {
                Text("Members")
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let stacks = context.observations.stacks.stacks
      // Several stacks in what one begins with are its fault, and one finding; of those that it pushes each is its own.
      var held: [Int: Int] = [:]
      for inner in stacks where inner.isWhole && inner.isPlain {
        guard let placement = inner.placements.first(where: { $0.isSurelyIn(stacks, beside: inner.build) }), let number = placement.stack,
          context.areInOneApp(inner.location, stacks[number].location)
        else { continue }
        if !placement.isPushed, let position = held[number] {
          if inner.isPathed(in: stacks[number]) { outcome.findings[position].severity = .error }
          outcome.findings[position].related.append(RelatedLocation(location: inner.location, message: "another stack in it"))
          continue
        }
        if !placement.isPushed { held[number] = outcome.findings.count }
        outcome.findings.append(context.nested(inner, in: stacks[number], placement))
      }
      return outcome
    })
}

extension ObservedStack {
  /// Whether it has a path, and the stack round it as well.
  fileprivate func isPathed(in outer: ObservedStack) -> Bool { path != .none && outer.path != .none }
}

extension RuleContext {
  fileprivate func nested(_ inner: ObservedStack, in outer: ObservedStack, _ placement: StackPlacement) -> Finding {
    let whose = outer.owner == inner.owner ? "another stack" : "the stack of \(Wording.code(name(of: outer.owner)))"
    let isPathed = inner.isPathed(in: outer)
    var related = [RelatedLocation(location: outer.location, message: "the outer stack, in \(Wording.code(name(of: outer.owner)))")]
    if let via = placement.via { related.append(RelatedLocation(location: via, message: "it pushes the view")) }
    return Finding(
      rule: "nested_stack", severity: isPathed ? .error : .warning,
      message: "\(Wording.code(inner.name)) inside what \(whose) \(placement.isPushed ? "pushes" : "holds")\(isPathed ? ", and both have a path" : "")",
      hint: placement.isPushed
        ? "Leave the inner stack out: what is pushed stands in a stack already. Where the view is also shown in a sheet, put the stack there."
        : "Leave one of them out: a stack belongs round each tab, none round the tabs.",
      location: inner.location, ids: [inner.owner, outer.owner], related: related)
  }

  /// Whether two places can be part of one app: two targets that are apps are not.
  func areInOneApp(_ first: SourceLocation, _ second: SourceLocation) -> Bool {
    guard let first = observations.module(of: first.file), let second = observations.module(of: second.file) else { return true }
    return first.name == second.name || first.kind == .library || second.kind == .library || first.kind == .unknown || second.kind == .unknown
  }
}

extension StackPlacement {
  /// Whether it stands in a stack of SwiftUI's for sure; of tabs each does.
  fileprivate func isSurelyIn(_ stacks: [ObservedStack], beside build: BuildPlace) -> Bool {
    guard isSure, let stack else { return false }
    return stacks[stack].isPlain && !stacks[stack].isGeneric && stacks[stack].build.isBuilt(with: build)
  }
}
