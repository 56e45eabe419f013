// idiom: unresolved/item-that-nobody-sets
import Combine
import SwiftUI

enum Panel: Identifiable {
  case clock, map
  var id: Self { self }
}

final class Board: ObservableObject {
  @Published var panel: Panel?

  func listen(to panels: AnyPublisher<Panel?, Never>) {
    panels.assign(to: &$panel)
  }
}

@main struct BoardApp: App {
  var body: some Scene {
    WindowGroup { BoardView() }
  }
}

struct BoardView: View {
  @StateObject private var board = Board()

  var body: some View {
    Text("Board")
      .sheet(item: $board.panel) { panel in  // expect: unresolved sheet from view:BoardView
        switch panel {
        case .clock: ClockView()
        case .map: MapView()
        }
      }
  }
}

struct ClockView: View {
  var body: some View { Text("Clock") }
}

struct MapView: View {
  var body: some View { Text("Map") }
}
