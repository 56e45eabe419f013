// idiom: uikit/hosting-heirs
// check: all
import SwiftUI
import UIKit

class BaseHost<Content: View>: UIHostingController<Content> {}

final class RiverController: BaseHost<RiverView> {
  init() { super.init(rootView: RiverView()) }  // expect: embeds view:RiverView from view:RiverController exact
  required init?(coder: NSCoder) { nil }
}
final class LakeController: UIHostingController<LakeView> {
  init() { super.init(rootView: LakeView()) }  // expect: embeds view:LakeView from view:LakeController exact
  required init?(coder: NSCoder) { nil }
}
// A superclass is no part of its own.
class Flow {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
}
final class BoatFlow: Flow {
  override init(stack: UINavigationController) { super.init(stack: stack) }  // expect: none
  func start() { stack.present(RiverController(), animated: true) }  // expect: sheet view:RiverController from object:BoatFlow
}

struct RiverView: View { var body: some View { Text("River") } }
struct LakeView: View { var body: some View { Text("Lake") } }
