import NavigationGraph
import Observations

extension Rule {
  /// Menus and share sheets without an anchor.
  static let unanchoredPopover = Rule(
    id: "unanchored_popover",
    title: "Unanchored popover",
    summary: "A menu of actions or a share sheet is presented without saying where it points to, in an app that runs on iPad.",
    rationale: """
      On an iPad both come as popovers, and a popover has to point to something. UIKit raises an exception as it is presented: “Your application \
      has presented a UIAlertController of style UIAlertControllerStyleActionSheet … You must provide location information for this popover \
      through the alert controller's popoverPresentationController”, “UIPopoverPresentationController should have a non-nil sourceView or \
      barButtonItem set before the presentation occurs.” On an iPhone all is well, and so it is found by users.
      """,
    limits: [
      "Only what `present(_:animated:)` is given that is made in the same function, in a function that makes it, or handed to a helper that presents it.",
      "Silent where any code that has it in hand, or that leads there, names an anchor or asks for the device or the width of the screen, whether that is enough or not.",
      "Silent where it is kept in a property or handed to code that was not read, and in views that SwiftUI shows (`UIViewControllerRepresentable`).",
      "Silent behind what `#available` refused, which only older systems run.",
      "Silent for apps that are built for iPhone alone (`TARGETED_DEVICE_FAMILY`), where no setting tells, and for libraries without such an app.",
    ],
    severity: .warning,
    observes: [.controllers],
    triggering: [
      RuleExample(
        "A menu and a share sheet",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = RecordController()
              return true
            }
          }

          final class RecordController: UIViewController {
            @objc func moreTapped() {
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              menu.addAction(UIAlertAction(title: "Share", style: .default) { [weak self] _ in self?.share() })
              present(menu, animated: true)  // finding
            }

            private func share() {
              present(shareSheet(for: "record"), animated: true)  // finding
            }

            private func shareSheet(for text: String) -> UIViewController {
              let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
              return sheet
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Anchored: there, by a helper, by whoever presents; and an alert",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = RecordController()
              return true
            }
          }

          final class RecordController: UIViewController {
            @objc func moreTapped(_ sender: UIButton) {
              let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              menu.popoverPresentationController?.sourceView = sender
              present(menu, animated: true)
            }

            @objc func shareTapped(_ sender: UIButton) {
              let sheet = UIActivityViewController(activityItems: ["record"], applicationActivities: nil)
              point(sheet, to: sender)
              present(sheet, animated: true)
            }

            @objc func deleteTapped(_ sender: UIButton) {
              show(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), from: sender)
            }

            @objc func helpTapped() {
              present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
            }

            @objc func sendTapped() {
              if traitCollection.userInterfaceIdiom == .phone { send() }
            }

            private func send() {
              present(UIActivityViewController(activityItems: ["record"], applicationActivities: nil), animated: true)
            }

            @objc func otherTapped() {
              let isWide = traitCollection.userInterfaceIdiom == .pad
              present(UIAlertController(title: nil, message: nil, preferredStyle: isWide ? .alert : .actionSheet), animated: true)
            }

            private func show(_ controller: UIViewController, from view: UIView) {
              point(controller, to: view)
              present(controller, animated: true)
            }

            private func point(_ controller: UIViewController, to view: UIView) {
              controller.popoverPresentationController?.sourceView = view
            }
          }
          """),
      RuleExample(
        "Behind what only older systems run",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = RecordController()
              return true
            }
          }

          final class RecordController: UIViewController {
            @objc func held() {
              guard #unavailable(iOS 13) else { return }
              present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
            }
          }
          """),
      RuleExample(
        "An app for iPhone alone",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = RecordController()
              return true
            }
          }

          final class RecordController: UIViewController {
            @objc func moreTapped() {
              present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
            }
          }
          """,
        files: [
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
                R = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0;
                  TARGETED_DEVICE_FAMILY = 1; }; };
              }; rootObject = P; }
              """)
        ]),
    ],
    check: { context in
      var outcome = RuleOutcome()
      let hasPadApp = context.observations.modules.contains { $0.kind == .app && $0.runsOnPad == true }
      for popover in context.observations.controllers.popovers where !popover.mayBeAnchored && !popover.isHandedOn {
        guard let module = context.observations.module(of: popover.location.file), module.target(.iOS) != nil else { continue }
        guard module.kind == .library ? hasPadApp : module.runsOnPad == true else { continue }
        outcome.findings.append(finding(popover))
      }
      return outcome
    })

  private static func finding(_ popover: PopoverPresentation) -> Finding {
    let (what, quote) =
      switch popover.kind {
      case .actionSheet: ("a menu of actions", "You must provide location information for this popover")
      case .shareSheet: ("a share sheet", "should have a non-nil sourceView or barButtonItem set before the presentation occurs")
      }
    return Finding(
      rule: "unanchored_popover", severity: .warning,
      message: "\(what) without an anchor for its popover: a crash on iPad (“\(quote)”)",
      hint: "Set `popoverPresentationController?.sourceView` (or `sourceItem`, `barButtonItem`) to what was tapped before it is presented.",
      location: popover.location, ids: [popover.type, popover.function, popover.kind.rawValue],
      related: popover.made.line == popover.location.line && popover.made.file == popover.location.file
        ? [] : [RelatedLocation(location: popover.made, message: "made here")])
  }
}
