// idiom: uikit/push-and-present
import SwiftUI
import UIKit

final class HomeViewController: UIViewController {
  @objc private func open() {
    let detail = DetailViewController()
    detail.title = "Detail"
    navigationController?.pushViewController(detail, animated: true)  // expect: push view:DetailViewController from view:HomeViewController
  }

  @objc private func edit() {
    let editor = UINavigationController(rootViewController: EditorViewController())
    editor.modalPresentationStyle = .fullScreen
    present(editor, animated: true)  // expect: fullScreenCover view:EditorViewController from view:HomeViewController presentation style=fullScreen
  }

  @objc private func about() {
    present(UIHostingController(rootView: AboutView()), animated: true)  // expect: sheet view:AboutView from view:HomeViewController
  }

  @objc private func colors() {
    let colors = DetailViewController()
    colors.modalPresentationStyle = .popover
    colors.popoverPresentationController?.sourceView = view
    present(colors, animated: true)  // expect: popover view:DetailViewController from view:HomeViewController
  }

  @objc private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, animated: true)  // expect: alert alert:HomeViewController from view:HomeViewController
  }

  @objc private func back() {
    navigationController?.popViewController(animated: true)  // expect: return pop from view:HomeViewController
    navigationController?.popToRootViewController(animated: true)  // expect: return popToRoot from view:HomeViewController
    dismiss(animated: true)  // expect: return dismiss from view:HomeViewController
  }
}

final class DetailViewController: UIViewController {}
final class EditorViewController: UIViewController {}
struct AboutView: View { var body: some View { Text("About") } }
