// idiom: builders/subclasses-make-their-own-view
import SwiftUI

class Destination: Hashable {
  static func == (a: Destination, b: Destination) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  @ViewBuilder func makeScreen() -> any View { fatalError("not made") }
}

// expect-next: node route:Detail mapped used
final class Detail: Destination {
  let number: Int
  init(number: Int) { self.number = number }
  override func makeScreen() -> any View { DetailView(number: number) }  // expect: builds view:DetailView from route:Detail
}

// expect-next: node route:Help mapped used
final class Help: Destination {
  override func makeScreen() -> any View { HelpView() }  // expect: builds view:HelpView from route:Help
}

final class Router: ObservableObject {
  @Published var path: [Destination] = []
  func push(_ destination: Destination) { path.append(destination) }
}

struct RootView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Detail") { router.push(Detail(number: 1)) }  // expect: push route:Detail from view:RootView through Router.push
        Button("Help") { router.push(Help()) }  // expect: push route:Help from view:RootView through Router.push
      }
      .navigationDestination(for: Destination.self) { destination in
        AnyView(destination.makeScreen())
      }
    }
  }
}

struct DetailView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
struct HelpView: View { var body: some View { Text("Help") } }
