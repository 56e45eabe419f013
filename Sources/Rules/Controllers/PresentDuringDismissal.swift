import NavigationGraph
import Observations

extension Rule {
  /// Presentations that do not wait for a dismissal.
  static let presentDuringDismissal = Rule(
    id: "present_during_dismissal",
    title: "Present during dismissal",
    summary: "A controller dismisses with an animation and presents another in the same breath.",
    rationale: """
      A dismissal takes as long as its animation, and until it is over nothing can be presented in its place: UIKit logs “Attempt to present \
      <FailureViewController> on <DeskViewController> which is already presenting <ScanViewController>”, or “whose view is not in the window \
      hierarchy”, and shows nothing. It works wherever nothing was presented, and so goes unseen until a user meets it.
      """,
    limits: [
      "Only dismissals with `animated: true` and without a completion; without animation a dismissal is over at once.",
      "Only within one function, on one way through it, or by a method that presents whatever else holds: branches that exclude each other, returns and `await` in between are seen, closures are their own scope.",
      "Only where one controller does both, presents by the one that presented it, or is told by the controller that it dismisses.",
      "Silent where the class has a `dismiss` or `present` of its own.",
    ],
    severity: .warning,
    observes: [.controllers],
    triggering: [
      RuleExample(
        "A failure behind a scanner",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = DeskController()
              return true
            }
          }

          final class DeskController: UIViewController {
            @objc func scanTapped() {
              let scanner = ScanController()
              scanner.onFailure = { [weak self] in self?.showFailure(isShown: true) }
              present(scanner, animated: true)
            }

            private func showFailure(isShown: Bool) {
              dismiss(animated: true, completion: nil)
              if isShown {
                present(FailureController(), animated: true)  // finding
              }
            }

            @objc func helpTapped() {
              dismiss(animated: true)
              showHelp()  // finding
            }

            private func showHelp() { present(HelpController(), animated: true) }
          }

          final class ScanController: UIViewController {
            var onFailure: (() -> Void)?
            @objc func failed() { onFailure?() }
          }

          final class FailureController: UIViewController {}
          final class HelpController: UIViewController {}
          """)
    ],
    nonTriggering: [
      RuleExample(
        "In the completion, without animation, in another branch, behind an await",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = DeskController()
              return true
            }
          }

          final class DeskController: UIViewController {
            var isBusy = false

            @objc func afterwards() {
              dismiss(animated: true) { [weak self] in self?.present(FailureController(), animated: true) }
            }

            @objc func atOnce() {
              dismiss(animated: false)
              present(FailureController(), animated: true)
            }

            @objc func perhaps() {
              dismiss(animated: true)
              showFailureOnce()
            }

            private func showFailureOnce() {
              guard presentedViewController == nil else { return }
              present(FailureController(), animated: true)
            }

            @objc func either() {
              if isBusy {
                dismiss(animated: true)
              } else {
                present(FailureController(), animated: true)
              }
            }

            @objc func early() {
              guard !isBusy else {
                dismiss(animated: true)
                return
              }
              present(FailureController(), animated: true)
            }

            @objc func later() {
              Task {
                dismiss(animated: true)
                try? await Task.sleep(nanoseconds: 500_000_000)
                present(FailureController(), animated: true)
              }
            }
          }

          final class FailureController: UIViewController {}
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      outcome.findings = context.observations.controllers.hasty.map { hasty in
        let what = hasty.presented.map(Wording.code) ?? "a controller"
        let message =
          switch hasty.presenter {
          case .same: "\(what) is presented\(hasty.through.map { " by \(Wording.code($0))" } ?? "") while the dismissal right before it still runs, and is not shown"
          case .presenting: "\(what) is presented by a controller that is still presenting what it just began to dismiss, and is not shown"
          }
        return Finding(
          rule: "present_during_dismissal", severity: .warning,
          message: message + " (“Attempt to present … which is already presenting …”)",
          hint: "\(hasty.through.map { "Call \(Wording.code($0))" } ?? "Present it") in the completion of the dismissal: `dismiss(animated: true) { … }`.",
          location: hasty.location,
          ids: [hasty.type, hasty.function, hasty.presented ?? ""],
          related: [RelatedLocation(location: hasty.dismissal, message: "dismissed here, with an animation")]
            + (hasty.through == nil ? [] : [RelatedLocation(location: hasty.presentation, message: "presented here")]))
      }
      return outcome
    })
}
