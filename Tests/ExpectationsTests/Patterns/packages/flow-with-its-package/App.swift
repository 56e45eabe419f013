// idiom: packages/flow-with-its-package
import FlowStacks
import SwiftUI

enum Stall: Hashable {
  case bread
  case fish(Int)
}
struct MarketView: View {
  @State private var routes: Routes<Stall> = []
  var body: some View {
    FlowStack($routes) {
      SquareView()
        .flowDestination(for: Stall.self) { stall in
          switch stall {
          case .bread: BreadView()  // expect: builds view:BreadView from route:Stall.bread
          case .fish(let number): FishView(number: number)  // expect: builds view:FishView from route:Stall.fish
          }
        }
    }
  }
}
struct SquareView: View {
  @EnvironmentObject private var navigator: FlowNavigator<Stall>
  var body: some View {
    Button("Bread") { navigator.push(.bread) }  // expect: push route:Stall.bread from view:SquareView through FlowNavigator.push; push route:Route.push from view:SquareView through FlowNavigator.push
    Button("Back") { navigator.goBack() }  // expect: return pop from view:SquareView
  }
}
struct BreadView: View { var body: some View { Text("Bread") } }
struct FishView: View {
  let number: Int
  var body: some View { Text("Fish") }
}
