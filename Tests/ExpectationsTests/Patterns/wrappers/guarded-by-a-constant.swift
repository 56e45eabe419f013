// idiom: wrappers/guarded-by-a-constant
import SwiftUI

enum Place: Hashable {
  case orders, account
}

final class Signpost: ObservableObject {
  static let ordersKey = "orders"
  static let accountKey = "account"

  @Published var path: [Place] = []

  func follow(_ key: String, data: [String: String]? = nil) {
    if key == Signpost.ordersKey {
      path.append(.orders)  // expect: push route:Place.orders from object:Signpost direct
    } else if key == Signpost.accountKey {
      guard data != nil else { return }
      path.append(.account)  // expect: push route:Place.account from object:Signpost direct
    }
  }
}

@main struct SignApp: App {
  var body: some Scene {
    WindowGroup { StartView() }
  }
}

struct StartView: View {
  @StateObject private var signpost = Signpost()

  var body: some View {
    NavigationStack(path: $signpost.path) {
      VStack {
        Button("Orders") { signpost.follow(Signpost.ordersKey) }  // expect: push route:Place.orders from view:StartView through Signpost.follow
        // expect-next: push route:Place.account from view:StartView through Signpost.follow
        Button("Account") { signpost.follow(Signpost.accountKey, data: ["id": "1"]) }
        Button("Nothing") { signpost.follow(Signpost.accountKey, data: nil) }
      }
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .orders: Text("Orders")
        case .account: AccountView()
        }
      }
    }
  }
}

struct AccountView: View {
  var body: some View { Text("Account") }
}
