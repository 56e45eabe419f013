// idiom: storyboards/segue-action
import SwiftUI
import UIKit

struct WeatherView: View {  // expect: node view:WeatherView screen
  var body: some View { Text("Sun") }
}

final class StationController: UIViewController {
  @IBSegueAction func makeDay(coder: NSCoder) -> DayController? { DayController(coder: coder) }
  @IBSegueAction private func weather(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    UIHostingController(coder: coder, rootView: WeatherView())
  }
}

final class DayController: UIViewController {}
