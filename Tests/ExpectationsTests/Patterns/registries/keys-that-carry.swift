// idiom: registries/keys-that-carry
import SwiftUI

enum Shelf: Hashable { case numbered(Int), nameless }
enum Fruit: Hashable { case apple, banana, cherry }

struct HomeView: View {
  @State private var path: [Fruit] = []
  let number: Int

  func open() {
    let crates: [Shelf: () -> Fruit] = [.numbered(1): { .apple }, .numbered(2): { .banana }, .nameless: { .cherry }]
    if let crate = crates[.numbered(2)] {
      path.append(crate())  // expect: push route:Fruit.banana from view:HomeView
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { open() }.navigationDestination(for: Fruit.self) { fruit in
        switch fruit {
        case .apple: AppleView()
        case .banana: BananaView()
        case .cherry: CherryView()
        }
      }
    }
  }
}
struct AppleView: View { var body: some View { Text("1") } }
struct BananaView: View { var body: some View { Text("2") } }
struct CherryView: View { var body: some View { Text("3") } }
