import NavigationGraph
import Observations

extension Rule {
  /// A tab bar that makes way on iPhone alone.
  public static let tabBarMinimizeOnPad = Rule(
    id: "tab_bar_minimize_on_ipad",
    title: "Tab bar minimised on iPad",
    summary: "`tabBarMinimizeBehavior` in an app that runs on iPad, where the bar stays as it is.",
    rationale: """
      The bar makes way on iPhone only. On iPad it stands at the top or is a sidebar, on the Mac and on visionOS it is something else again, and \
      nothing is minimised: what was laid out for the room that it gives up (a button above it, a `tabViewBottomAccessory` that is inlined) is \
      never seen that way there.
      """,
    limits: [
      "Advice for a review: look at the screens on an iPad once.",
      "Says nothing of `.automatic` and `.never`, which count on nothing.",
      "Only where the module is built for iPad; of a library, where an app of the source is.",
      "Silent in code that is not built for iOS, in tests and previews, and where the source declares a method of that name.",
    ],
    severity: .note,
    activation: .review,
    observes: [.interfaceUses],
    triggering: [
      RuleExample(
        "In an app for both",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View {
              TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
              }
              .tabBarMinimizeBehavior(.onScrollDown)  // finding
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Left to the system",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View {
              TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
              }
              .tabBarMinimizeBehavior(.automatic)
            }
          }
          """),
      RuleExample(
        "An app for iPhone",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View {
              TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
              }
              .tabBarMinimizeBehavior(.onScrollDown)
            }
          }
          """,
        files: [.phoneProject(iOS: "26.0")]),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for use in context.observations.interfaceUses.uses where use.interface == "tabBarMinimizeBehavior" {
        guard !use.excludedPlatforms.contains(.iOS), context.runsOnPad(use.location.file) else { continue }
        let owner = use.ownerName.isEmpty ? "" : " of \(Wording.code(use.ownerName))"
        outcome.findings.append(
          Finding(
            rule: "tab_bar_minimize_on_ipad", severity: .note,
            message: "the tab bar\(owner) is minimised on iPhone only: on iPad it stays",
            hint: "See that the screens do without the room that it gives up on iPhone.", location: use.location,
            ids: [use.owner]))
      }
      return outcome
    })
}

extension RuleContext {
  /// Whether the code of a file runs on iPads as an app for them: of a library, whether any app of the source does.
  func runsOnPad(_ file: String) -> Bool {
    guard let module = observations.module(of: file), module.target(.iOS) != nil else { return false }
    switch module.kind {
    case .test: return false
    case .library: return observations.modules.contains { $0.kind == .app && $0.runsOnPad == true }
    case .app, .appExtension, .unknown: return module.runsOnPad == true
    }
  }
}

extension RuleExample.File {
  /// The project of an app for iPhone alone.
  static func phoneProject(iOS release: String) -> RuleExample.File { project(iOS: release, families: "1") }

  /// A project whose one app holds the example.
  static func project(iOS release: String, families: String) -> RuleExample.File {
    RuleExample.File(
      "Example.xcodeproj/project.pbxproj",
      text: """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = Example.swift; sourceTree = "<group>"; };
          B = { isa = PBXBuildFile; fileRef = F; };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          T = { isa = PBXNativeTarget; name = Example; productType = "com.apple.product-type.application"; buildPhases = (S);
            buildConfigurationList = L; };
          L = { isa = XCConfigurationList; buildConfigurations = (R); };
          R = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(release);
            TARGETED_DEVICE_FAMILY = "\(families)"; }; };
        }; rootObject = P; }
        """)
  }
}
