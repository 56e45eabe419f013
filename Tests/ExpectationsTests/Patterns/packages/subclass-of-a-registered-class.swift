// idiom: packages/subclass-of-a-registered-class
import NavigationBackport
import SwiftUI

class Animal: Hashable {
  static func == (a: Animal, b: Animal) -> Bool { a === b }
  func hash(into hasher: inout Hasher) {}
}
final class Owl: Animal {}  // expect: node route:Owl mapped used
struct WoodView: View {
  @State private var path = NBNavigationPath()
  var body: some View {
    NBNavigationStack(path: $path) {
      Button("Owl") { path.push(Owl()) }  // expect: push route:Owl from view:WoodView
        // expect-next: builds view:AnimalView from route:Owl; builds view:AnimalView from route:Animal
        .nbNavigationDestination(for: Animal.self) { AnimalView(animal: $0) }
    }
  }
}
struct AnimalView: View {
  let animal: Animal
  var body: some View { Text("Animal") }
}
