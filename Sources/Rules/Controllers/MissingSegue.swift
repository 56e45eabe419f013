import NavigationGraph
import Observations

extension Rule {
  /// Names that a storyboard does not have.
  static let missingSegue = Rule(
    id: "missing_segue",
    title: "Missing segue",
    summary: "Code asks for a segue or a controller by a name that the storyboard does not have, or a storyboard unwinds to a method that no class has.",
    rationale: """
      The name was changed on one side only, and no compiler compares the two. UIKit raises an exception at the tap: “Receiver \
      (<ListViewController>) has no segue with identifier 'showDetail'”, “Storyboard (<UIStoryboard>) doesn't contain a view controller with \
      identifier 'Detail'”. An unwind segue whose method is missing does nothing at all.
      """,
    limits: [
      "Only names that the source tells: literals, constants, raw values of an enum, names of classes.",
      "A segue is looked for in all scenes of the class and of those that inherit from it, in every variant of the storyboard.",
      "Silent where the class has no scene in what was read, or the storyboard was not read; a reference to another storyboard counts as found.",
      "Of several storyboards of one name all are looked into; where a call may be given several names, none of them may be there.",
      "Unwind actions are not looked at where any module has Objective-C, which may have the method.",
    ],
    severity: .error,
    milder: [MilderKind(.warning, "for segues that unwind")],
    absenceOf: [.code, .interfaces],
    observes: [.controllers],
    triggering: [
      RuleExample(
        "A segue that was renamed in the storyboard",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
          }

          final class ListController: UIViewController {
            @objc func rowTapped() {
              performSegue(withIdentifier: "showDetail", sender: nil)  // finding
            }
          }

          final class DetailController: UIViewController {}
          """,
        files: [
          RuleExample.File(
            "Main.storyboard",
            text: """
              <?xml version="1.0" encoding="UTF-8"?>
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                  <scene sceneID="s1">
                    <objects>
                      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
                        <connections>
                          <segue destination="b" kind="show" identifier="showArticle" id="g1"/>
                        </connections>
                      </viewController>
                    </objects>
                  </scene>
                  <scene sceneID="s2">
                    <objects>
                      <viewController id="b" customClass="DetailController" sceneMemberID="viewController"/>
                    </objects>
                  </scene>
                </scenes>
              </document>
              """)
        ]),
      RuleExample(
        "Performed by a helper that all controllers have",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
          }

          enum Segue: String { case showDetail }

          extension UIViewController {
            func go(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: nil) }
          }

          final class ListController: UIViewController {
            @objc func rowTapped() {
              go(.showDetail)  // finding: error
            }
          }

          final class DetailController: UIViewController {}
          """,
        files: [
          RuleExample.File(
            "Main.storyboard",
            text: """
              <?xml version="1.0" encoding="UTF-8"?>
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                  <scene sceneID="s1">
                    <objects>
                      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
                        <connections>
                          <segue destination="b" kind="show" identifier="showArticle" id="g1"/>
                        </connections>
                      </viewController>
                    </objects>
                  </scene>
                  <scene sceneID="s2">
                    <objects>
                      <viewController id="b" customClass="DetailController" sceneMemberID="viewController"/>
                    </objects>
                  </scene>
                </scenes>
              </document>
              """)
        ]),
      RuleExample(
        "A controller that the storyboard does not have",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
          }

          final class ListController: UIViewController {
            @objc func helpTapped() {
              let help = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Help")  // finding
              present(help, animated: true)
            }
          }

          final class DetailController: UIViewController {}
          """,
        files: [
          RuleExample.File(
            "Main.storyboard",
            text: """
              <?xml version="1.0" encoding="UTF-8"?>
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                  <scene sceneID="s1">
                    <objects>
                      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
                        <connections>
                          <segue destination="b" kind="show" identifier="showDetail" id="g1"/>
                        </connections>
                      </viewController>
                    </objects>
                  </scene>
                  <scene sceneID="s2">
                    <objects>
                      <viewController storyboardIdentifier="Detail" id="b" customClass="DetailController" sceneMemberID="viewController"/>
                    </objects>
                  </scene>
                </scenes>
              </document>
              """)
        ]),
    ],
    nonTriggering: [
      RuleExample(
        "A helper that all controllers have, called on another controller",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
          }

          extension UIViewController {
            func go(_ segue: String) { performSegue(withIdentifier: segue, sender: nil) }
          }

          final class ListController: UIViewController {
            @objc func rowTapped() { presentingViewController?.go("open") }
          }

          final class RootController: UIViewController {}
          """,
        files: [
          RuleExample.File(
            "Main.storyboard",
            text: """
              <?xml version="1.0" encoding="UTF-8"?>
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                  <scene sceneID="s1">
                    <objects>
                      <viewController id="a" customClass="RootController" sceneMemberID="viewController">
                        <connections>
                          <segue destination="b" kind="show" identifier="open" id="g1"/>
                        </connections>
                      </viewController>
                    </objects>
                  </scene>
                  <scene sceneID="s2">
                    <objects>
                      <viewController id="b" customClass="ListController" sceneMemberID="viewController"/>
                    </objects>
                  </scene>
                </scenes>
              </document>
              """)
        ]),
      RuleExample(
        "A helper of a superclass, with segues in the scenes of those that inherit from it",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
          }

          class BaseController: UIViewController {
            func open() { performSegue(withIdentifier: "open", sender: nil) }
          }

          final class ListController: BaseController {
            @objc func rowTapped() { open() }

            @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
          }

          final class DetailController: UIViewController {}
          """,
        files: [
          RuleExample.File(
            "Main.storyboard",
            text: """
              <?xml version="1.0" encoding="UTF-8"?>
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes>
                  <scene sceneID="s1">
                    <objects>
                      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
                        <connections>
                          <segue destination="b" kind="show" identifier="open" id="g1"/>
                        </connections>
                      </viewController>
                    </objects>
                  </scene>
                  <scene sceneID="s2">
                    <objects>
                      <viewController id="b" customClass="DetailController" sceneMemberID="viewController">
                        <connections>
                          <segue destination="e" kind="unwind" unwindAction="unwindToList:" id="g2"/>
                        </connections>
                      </viewController>
                      <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                  </scene>
                </scenes>
              </document>
              """)
        ])
    ],
    check: { context in
      var outcome = RuleOutcome()
      outcome.findings = context.observations.controllers.unmetRequests.map { finding($0) }
      return outcome
    })

  private static func finding(_ request: InterfaceRequest) -> Finding {
    let files = request.interfaces.map { String($0.split(separator: "/").last ?? "") }
    let name = Wording.code(request.name)
    let message: String
    let hint: String
    switch request.kind {
    case .segue:
      message =
        "no scene of \(Wording.code(request.type)) in \(Wording.list(files)) has a segue \(name): a crash "
        + "(“has no segue with identifier '\(request.name)'”)"
      hint = "Give the segue that is meant this identifier, or perform one that is there\(rest(request))."
    case .controller:
      message =
        "\(Wording.list(files)) has no controller \(name): a crash (“doesn't contain a view controller with identifier '\(request.name)'”)"
      hint = "Give the scene that is meant this Storyboard ID, or ask for one that is there\(rest(request))."
    case .unwinding:
      message = "no class has the method \(name) that \(Wording.code(request.type)) unwinds to: the control does nothing"
      hint = "Add the @IBAction to the controller that is gone back to, or connect the segue to one that is there."
    }
    return Finding(
      rule: "missing_segue", severity: request.kind == .unwinding ? .warning : .error, message: message, hint: hint,
      location: request.location, ids: [request.kind.rawValue, request.type, request.name],
      related: request.known.prefix(3).map { RelatedLocation(location: $0.location, message: "\(Wording.code($0.name)) is here") })
  }

  private static func rest(_ request: InterfaceRequest) -> String {
    request.known.isEmpty ? "" : ": \(Wording.list(request.known.map(\.name)))"
  }
}
