// idiom: deep-links/payload-of-an-activity
import SwiftUI

struct FruitPage: Hashable, Codable { let id: String }

@Observable final class Navigator {
  var path = NavigationPath()
  func go<each Page: Hashable>(to pages: repeat each Page) {
    for page in repeat each pages { path.append(page) }
  }
  func take(_ activity: NSUserActivity) {
    guard let page = try? activity.typedPayload(FruitPage.self) else { return }
    go(to: page)  // expect: push route:FruitPage from object:Navigator through Navigator.go
  }
  func restore(_ data: Data) throws {
    // The type is all that is known of it, and all that is needed.
    path.append(try JSONDecoder().decode(FruitPage.self, from: data))  // expect: push route:FruitPage from object:Navigator
  }
}

struct RootView: View {
  @State private var navigator = Navigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      Text("Home").navigationDestination(for: FruitPage.self) { Text($0.id) }
    }
    // expect-next: push route:FruitPage from view:RootView through Navigator.take, Navigator.go
    // expect-next: open route:FruitPage from deepLink:app.fruit
    .onContinueUserActivity("app.fruit") { navigator.take($0) }
  }
}
