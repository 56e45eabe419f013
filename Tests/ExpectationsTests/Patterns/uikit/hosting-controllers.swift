// idiom: uikit/hosting-controllers
import SwiftUI
import UIKit

final class ProfileController: UIHostingController<ProfileView> {
  init() { super.init(rootView: ProfileView()) }
  @objc required dynamic init?(coder: NSCoder) { nil }
}

final class HomeViewController: UIViewController {
  @objc private func open() {
    navigationController?.pushViewController(ProfileController(), animated: true)  // expect: push view:ProfileController|view:ProfileView from view:HomeViewController
    let controller = UIHostingController(rootView: ProfileView())
    controller.modalPresentationStyle = .pageSheet
    present(controller, animated: true)  // expect: sheet view:ProfileView from view:HomeViewController
  }
}

struct ProfileView: View { var body: some View { Text("Profile") } }
