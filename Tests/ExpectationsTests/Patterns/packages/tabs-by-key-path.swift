// idiom: packages/tabs-by-key-path
// check: all
import Stinsen
import SwiftUI

final class TownCoordinator: TabCoordinatable {
  lazy var child = TabChild(startingItems: [\TownCoordinator.square, \TownCoordinator.park])

  // expect-next: tab tab:TownCoordinator.square from object:TownCoordinator; tab view:SquareView from tab:TownCoordinator.square
  @Route(tabItem: makeSquareTab) var square = makeSquare
  // expect-next: tab tab:TownCoordinator.park from object:TownCoordinator; tab view:ParkView from tab:TownCoordinator.park
  @Route(tabItem: makeParkTab) var park = makePark

  func makeSquare() -> NavigationViewCoordinator<SquareCoordinator> { NavigationViewCoordinator(SquareCoordinator()) }
  @ViewBuilder func makeSquareTab(isActive: Bool) -> some View { Text("Square") }
  @ViewBuilder func makePark() -> some View { ParkView() }
  @ViewBuilder func makeParkTab(isActive: Bool) -> some View { Text("Park") }
}

final class SquareCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \SquareCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var fountain = makeFountain
  @ViewBuilder func makeStart() -> some View { SquareView() }  // expect: builds view:SquareView from route:SquareCoordinator.start
  @ViewBuilder func makeFountain() -> some View { FountainView() }  // expect: builds view:FountainView from route:SquareCoordinator.fountain
}

struct SquareView: View {
  @EnvironmentObject var router: SquareCoordinator.Router
  var body: some View {
    Button("Fountain") { router.route(to: \.fountain) }  // expect: push route:SquareCoordinator.fountain from view:SquareView
  }
}
struct FountainView: View {
  @EnvironmentObject var town: TownCoordinator.Router
  var body: some View {
    Button("Park") { town.focusFirst(\.park) }  // expect: selectTab tab:TownCoordinator.park from view:FountainView
  }
}
struct ParkView: View {
  @EnvironmentObject var town: TownCoordinator.Router
  var body: some View {
    // expect-next: selectTab tab:TownCoordinator.square from view:ParkView; push route:SquareCoordinator.fountain from view:ParkView
    Button("Fountain") { town.focusFirst(\.square).child.route(to: \.fountain) }
  }
}

@main struct TownApp: App {
  var body: some Scene {
    WindowGroup { NavigationViewCoordinator(TownCoordinator()).view() }  // expect: root view:SquareView from app:TownApp; owns object:TownCoordinator from app:TownApp
  }
}
