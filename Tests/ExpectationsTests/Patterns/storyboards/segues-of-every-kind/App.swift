// idiom: storyboards/segues-of-every-kind
// check: all
import UIKit

@main
final class LakeAppDelegate: UIResponder, UIApplicationDelegate {}

final class LakeController: UIViewController {}
final class ShoreController: UIViewController {}  // expect: node view:ShoreController reachable screen
final class DepthController: UIViewController {}
final class FilterController: UIViewController {}
final class MapPartController: UIViewController {}  // expect: node view:MapPartController reachable component
final class IslandController: UIViewController {}
final class LegendController: UIViewController {}

/// Fades from one controller to the other.
final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)  // expect: maybe unresolved push; maybe push external:UIViewController from object:FadeSegue
  }
}
