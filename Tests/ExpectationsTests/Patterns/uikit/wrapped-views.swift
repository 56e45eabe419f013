// idiom: uikit/wrapped-views
import SwiftUI
import UIKit

// A controller that is made round a view from outside forwards it: whoever supplies the view tells what is shown.

@main struct TideApp: App {
  var body: some Scene { WindowGroup { HarborView(pilot: Pilot()) } }
}

final class Pilot {
  let navigation = UINavigationController()

  func show<Content: View>(_ view: Content) {
    let controller = UIHostingController(rootView: view.environment(\.isTide, true))
    navigation.pushViewController(controller, animated: true)  // none
  }

  func raise(_ view: some View) {
    let controller = UIHostingController(rootView: AnyView(view))
    controller.modalPresentationStyle = .fullScreen
    navigation.present(controller, animated: true)  // none
  }

  // What is made of something else than a view is told here.
  func complain(_ error: String) {
    let alert = UIAlertController(title: error, message: nil, preferredStyle: .alert)
    navigation.present(alert, animated: true)  // expect: alert alert:Pilot from object:Pilot
  }

  func showPier() {
    // expect-next: push view:PierView from object:Pilot through Pilot.show
    show(PierView())
  }
}

struct HarborView: View {
  let pilot: Pilot
  @State private var isBuoyShown = false
  @State private var isPierShown = false

  var body: some View {
    VStack {
      Button("Buoy") { pilot.show(BuoyView()) }  // expect: push view:BuoyView from view:HarborView through Pilot.show
      Button("Pier") { pilot.raise(PierView()) }  // expect: fullScreenCover view:PierView from view:HarborView through Pilot.raise
      Button("Flag") { isBuoyShown = true }  // none
    }
    .card(isShown: $isBuoyShown) { BuoyView() }  // expect: sheet view:BuoyView from view:HarborView
    .card(isShown: $isPierShown) { PierView() }  // expect: sheet view:PierView from view:HarborView
  }
}

struct BuoyView: View { var body: some View { Text("Buoy") } }
struct PierView: View { var body: some View { Text("Pier") } }

extension View {
  func card<Content: View>(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    background(Card(isShown: isShown, content: content))
  }
}

struct Card<Content: View>: UIViewControllerRepresentable {
  @Binding var isShown: Bool
  let content: () -> Content

  func makeUIViewController(context: Context) -> CardHost<Content> { CardHost(content: content) }

  func updateUIViewController(_ host: CardHost<Content>, context: Context) {
    if isShown { host.show() }  // none
  }
}

final class CardHost<Content: View>: UIViewController {
  let content: () -> Content

  init(content: @escaping () -> Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show() {
    let controller = UIHostingController(rootView: content())
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)  // none
  }
}
