// idiom: uikit/system-controllers
import MessageUI
import PhotosUI
import SafariServices
import UIKit

final class ToolsController: UIViewController {
  func browse(_ url: URL) {
    present(SFSafariViewController(url: url), animated: true)  // expect: sheet external:SFSafariViewController from view:ToolsController
  }
  func browseWithReader(_ url: URL) {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(url: url, configuration: configuration)
    present(safari, animated: true)  // expect: sheet external:SFSafariViewController from view:ToolsController
  }
  func write() {
    let mail = MFMailComposeViewController()
    mail.setSubject("Hello")
    present(mail, animated: true)  // expect: sheet external:MFMailComposeViewController from view:ToolsController
  }
  func pick() {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 3
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)  // expect: sheet external:PHPickerViewController from view:ToolsController
  }
  func shoot() {
    let camera = UIImagePickerController()
    camera.sourceType = .camera
    camera.modalPresentationStyle = .fullScreen
    present(camera, animated: true)  // expect: fullScreenCover external:UIImagePickerController from view:ToolsController
  }
  func load() {
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    present(documents, animated: true)  // expect: sheet external:UIDocumentPickerViewController from view:ToolsController
  }
  func share(_ item: URL) {
    let share = UIActivityViewController(activityItems: [item], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = view
    present(share, animated: true)  // expect: sheet external:UIActivityViewController from view:ToolsController
  }
  func leave() {
    UIApplication.shared.open(URL(string: "https://example.org")!)  // expect: open external:URL from view:ToolsController
  }
}
