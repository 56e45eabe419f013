// idiom: wrappers/parameter-pack
import SwiftUI

struct FruitPage: Hashable { let id: String }
struct SeedPage: Hashable { let index: Int }

enum Section: Hashable { case fruits, seeds }

@Observable final class Navigator {
  var section: Section = .fruits
  var fruits = NavigationPath()
  var seeds = NavigationPath()

  func go<each Page: Hashable>(to section: Section, with pages: repeat each Page, fromTheStart: Bool = true) {
    self.section = section
    switch section {
    case .fruits:
      if fromTheStart { fruits.removeLast(fruits.count) }  // expect: return popToRoot from object:Navigator
      for page in repeat each pages { fruits.append(page) }
    case .seeds:
      if fromTheStart { seeds.removeLast(seeds.count) }  // expect: return popToRoot from object:Navigator
      repeat seeds.append(each pages)
    }
  }

  func open(_ sections: Section...) {
    for section in sections { self.section = section }
  }
}

struct RootView: View {
  @State private var navigator = Navigator()
  var body: some View {
    TabView(selection: $navigator.section) {
      Tab("Fruits", systemImage: "leaf", value: .fruits) {  // expect: tab tab:Section.fruits from view:RootView; tab view:HomeView from tab:Section.fruits
        NavigationStack(path: $navigator.fruits) { HomeView().withPages() }
      }
      Tab("Seeds", systemImage: "circle", value: .seeds) {  // expect: tab tab:Section.seeds from view:RootView; tab view:HomeView from tab:Section.seeds
        NavigationStack(path: $navigator.seeds) { HomeView().withPages() }
      }
    }
    .environment(navigator)
  }
}

extension View {
  func withPages() -> some View {
    navigationDestination(for: FruitPage.self) { FruitView(id: $0.id) }
      .navigationDestination(for: SeedPage.self) { SeedView(index: $0.index) }
  }
}

struct HomeView: View {
  @Environment(Navigator.self) private var navigator
  var body: some View {
    VStack {
      // expect-next: selectTab tab:Section.fruits from view:HomeView through Navigator.go; return popToRoot from view:HomeView
      Button("None") { navigator.go(to: .fruits) }
      // expect-next: selectTab tab:Section.fruits from view:HomeView through Navigator.go
      // expect-next: replace route:FruitPage from view:HomeView through Navigator.go
      Button("One") { navigator.go(to: .fruits, with: FruitPage(id: "a")) }
      // expect-next: selectTab tab:Section.seeds from view:HomeView through Navigator.go
      // expect-next: replace route:FruitPage from view:HomeView through Navigator.go
      // expect-next: replace route:SeedPage from view:HomeView through Navigator.go
      Button("Two") { navigator.go(to: .seeds, with: FruitPage(id: "a"), SeedPage(index: 1), fromTheStart: false) }
      // expect-next: selectTab tab:Section.seeds from view:HomeView through Navigator.open
      Button("Variadic") { navigator.open(.seeds) }
      Button("Nowhere") { navigator.open() }  // expect: none
    }
  }
}

struct FruitView: View {
  let id: String
  var body: some View { Text(id) }
}

struct SeedView: View {
  let index: Int
  var body: some View { Text("\(index)") }
}
