// idiom: tabs/made-by-a-function
import SwiftUI

enum Wing: Hashable {
  case birds, fish
}

struct MuseumView<Birds: View>: View {
  let birds: () -> Birds
  @State private var wing = Wing.birds

  var body: some View {
    TabView(selection: $wing) {
      hall(of: birds, wing: .birds)  // expect: tab tab:Wing.birds from view:MuseumView; tab view:BirdsView from tab:Wing.birds
      hall(of: { FishView() }, wing: .fish)  // expect: tab tab:Wing.fish from view:MuseumView; tab view:FishView from tab:Wing.fish
    }
  }
}

@main struct MuseumApp: App {
  var body: some Scene {
    WindowGroup {
      MuseumView(birds: { BirdsView() })
    }
  }
}

private func hall<Content: View>(of content: () -> Content, wing: Wing) -> some View {
  NavigationView(content: content)
    .tabItem { Text("Hall") }  // expect: none
    .tag(wing)
}

struct BirdsView: View {
  var body: some View { Text("Birds") }
}

struct FishView: View {
  var body: some View { Text("Fish") }
}
