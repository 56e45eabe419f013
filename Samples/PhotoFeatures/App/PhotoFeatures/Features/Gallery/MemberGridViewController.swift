import UIKit

final class MemberGridViewController: UITableViewController {
  weak var coordinator: GalleryCoordinator?
  private let members: [Member]

  init(members: [Member]) {
    self.members = members
    super.init(style: .insetGrouped)
    title = "Gallery"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "member")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All photos", style: .plain, target: self, action: #selector(didTapAllPhotos))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    members.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "member", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = members[indexPath.row].name
    content.secondaryText = "\(members[indexPath.row].photos.count) photos"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    coordinator?.showMember(members[indexPath.row])
  }

  @objc private func didTapAllPhotos() {
    coordinator?.showAlbum(with: members.flatMap(\.photos))
  }
}
