import UIKit

final class PostcardViewController: UIViewController {
  var onEvent: ((PostcardEvent) -> Void)?
  private let photo: Photo
  private let textView = UITextView()

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Postcard"
    view.backgroundColor = .systemBackground
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEvent?(.cancelled) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Stamp", image: nil, primaryAction: UIAction { [weak self] _ in self?.chooseStamp() })
  }

  private func chooseStamp() {
    guard !textView.text.isEmpty else {
      let alert = UIAlertController(title: "Nothing written", message: "Write at least a word.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
      return
    }
    let stamps = StampViewController(onSend: { [weak self] in self?.onEvent?(.sent) })
    navigationController?.pushViewController(stamps, animated: true)
  }
}

final class StampViewController: UIViewController {
  private let onSend: () -> Void

  init(onSend: @escaping () -> Void) {
    self.onSend = onSend
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stamp"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", image: nil, primaryAction: UIAction { [weak self] _ in self?.send() })
  }

  private func send() {
    navigationController?.popToRootViewController(animated: false)
    onSend()
  }
}
