// idiom: columns/selection-in-a-model
import SwiftUI

@Observable
final class Board {
  enum Pane: Hashable {
    case card(id: Int)  // expect: node route:Board.Pane.card mapped used
    case lane(id: Int)  // expect: node route:Board.Pane.lane mapped used
  }
  var pane: Pane?
  func close() { pane = nil }  // expect: maybe return dismiss from object:Board
}

struct BoardView: View {
  @Environment(Board.self) private var board
  var body: some View {
    NavigationSplitView { BoardSidebar() } detail: {  // expect: column view:BoardSidebar from view:BoardView; maybe column view:CardView from view:BoardView; maybe column view:LaneView from view:BoardView; maybe column view:StartView from view:BoardView
      switch board.pane {
      case .card(let id): CardView(id: id)  // expect: builds view:CardView from route:Board.Pane.card
      case .lane(let id): LaneView(id: id)  // expect: builds view:LaneView from route:Board.Pane.lane
      case nil: StartView()
      }
    }
  }
}

struct BoardSidebar: View {
  @Environment(Board.self) private var board
  var body: some View {
    List(selection: Bindable(board).pane) {
      CardRow(id: 1)
      LaneRow(id: 2)
    }
  }
}

struct CardRow: View {
  let id: Int
  var body: some View {
    NavigationLink(value: Board.Pane.card(id: id)) { Text("Card") }  // expect: column route:Board.Pane.card from view:CardRow
  }
}

struct LaneRow: View {
  let id: Int
  @Environment(Board.self) private var board
  var body: some View {
    Button("Lane") { board.pane = .lane(id: id) }  // expect: column route:Board.Pane.lane from view:LaneRow
  }
}

struct CardView: View { let id: Int; var body: some View { Text("Card") } }
struct LaneView: View { let id: Int; var body: some View { Text("Lane") } }
struct StartView: View { var body: some View { Text("Start") } }
