// idiom: builders/member-of-a-frameworks-view
import SwiftUI

enum Tile: Hashable {
  case plain  // expect: node route:Tile.plain mapped used
  case shaded  // expect: node route:Tile.shaded mapped used
  case faint  // expect: node route:Tile.faint mapped used
  case own  // expect: node route:Tile.own mapped used
}

struct BoardView: View {
  @State private var path: [Tile] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("All") { path.append(contentsOf: [.plain, .shaded, .faint, .own]) }  // expect: push route:Tile.plain from view:BoardView; push route:Tile.shaded from view:BoardView; push route:Tile.faint from view:BoardView; push route:Tile.own from view:BoardView
        .navigationDestination(for: Tile.self) { tile in
          switch tile {
          case .plain: Color.red
          case .shaded: Color.red.gradient
          case .faint: Color.mint.opacity(0.4).ignoresSafeArea()
          case .own: OwnView()
          }
        }
    }
  }
}

struct OwnView: View { var body: some View { Text("Own") } }
