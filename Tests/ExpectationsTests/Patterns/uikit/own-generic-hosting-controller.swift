// idiom: uikit/own-generic-hosting-controller
import SwiftUI
import UIKit

class HostingController<Content: View>: UIHostingController<Content> {
  private let hidesBar: Bool
  init(rootView: Content, hidesBar: Bool = false) {
    self.hidesBar = hidesBar
    super.init(rootView: rootView)
  }
  required init?(coder: NSCoder) { nil }
}

// A screen of its own: its class says which.
final class HelpController: UIHostingController<HelpView> {
  init() { super.init(rootView: HelpView()) }
  required init?(coder: NSCoder) { nil }
}

struct DetailView: View {
  let close: () -> Void
  var body: some View { Text("Detail") }
}
struct HelpView: View { var body: some View { Text("Help") } }

struct ControllerBuilder {
  func detail(close: @escaping () -> Void) -> UIViewController {
    let view = DetailView(close: close)
    return HostingController(rootView: view, hidesBar: true)
  }
}

class Coordinator {
  let root: UINavigationController
  let builder = ControllerBuilder()
  init(root: UINavigationController) { self.root = root }
  func push(_ controller: UIViewController) { root.pushViewController(controller, animated: true) }
  func showDetail() {
    push(builder.detail(close: {}))  // expect: push view:DetailView from object:Coordinator through Coordinator.push
  }
  func showHelp() {
    push(HelpController())  // expect: push view:HelpController from object:Coordinator through Coordinator.push
  }
}
