// idiom: receivers/local-alias
import SwiftUI

struct FruitPage: Hashable { let id: String }
struct SeedPage: Hashable { let id: String }

enum Link { case fruit(String), seed(String) }

@Observable final class Navigator {
  var path = NavigationPath()

  func follow(_ link: Link) {
    switch link {
    case .fruit(let id):
      typealias Target = FruitScreen
      path.append(Target.page(id))  // expect: push route:FruitPage from object:Navigator
    case .seed(let id):
      typealias Target = SeedScreen
      path.append(Target.page(id))  // expect: push route:SeedPage from object:Navigator
    }
  }

  func start() {
    // Another function's names are none of this one's.
    path.append(Target.page())  // expect: push route:FruitPage from object:Navigator
  }
}

enum Target {
  static func page() -> FruitPage { FruitPage(id: "first") }
}

struct FruitScreen: View {
  let id: String
  var body: some View { Text(id) }
  static func page(_ id: String) -> FruitPage { FruitPage(id: id) }
}

struct SeedScreen: View {
  let id: String
  var body: some View { Text(id) }
  static func page(_ id: String) -> SeedPage { SeedPage(id: id) }
}

struct RootView: View {
  @State private var navigator = Navigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      Text("Home")
        .onAppear { navigator.start() }  // expect: push route:FruitPage from view:RootView through Navigator.start
        .navigationDestination(for: FruitPage.self) { FruitScreen(id: $0.id) }
        .navigationDestination(for: SeedPage.self) { SeedScreen(id: $0.id) }
    }
  }
}
