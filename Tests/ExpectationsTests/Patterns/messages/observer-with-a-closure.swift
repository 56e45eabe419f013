// idiom: messages/observer-with-a-closure
import SwiftUI

enum Sheet: String, Identifiable {
  case login, upgrade
  var id: Self { self }
}

enum Messages {
  static let sheetWanted = Notification.Name("sheetWanted")
}

@Observable final class Presenter {
  var sheet: Sheet?
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: Messages.sheetWanted, object: nil, queue: .main) { [weak self] note in
      guard let sheet = note.userInfo?["sheet"] as? Sheet else { return }
      self?.sheet = sheet
    }
  }
}

final class Service {
  func expired() {
    // expect-next: sheet route:Sheet.login from object:Service
    NotificationCenter.default.post(name: Messages.sheetWanted, object: self, userInfo: ["sheet": Sheet.login, "again": Sheet.upgrade])
  }
  func limited() {
    let message = Notification(name: Messages.sheetWanted, object: nil, userInfo: ["sheet": Sheet.upgrade])
    NotificationCenter.default.post(message)  // expect: sheet route:Sheet.upgrade from object:Service
  }
}

struct RootView: View {
  @State private var presenter = Presenter()
  let service = Service()
  var body: some View {
    Button("Go") { service.expired() }  // expect: sheet route:Sheet.login from view:RootView through Service.expired
      .sheet(item: $presenter.sheet) { sheet in
        switch sheet {
        case .login: LoginView()
        case .upgrade: UpgradeView()
        }
      }
  }
}
struct LoginView: View { var body: some View { Text("Login") } }
struct UpgradeView: View { var body: some View { Text("Upgrade") } }
