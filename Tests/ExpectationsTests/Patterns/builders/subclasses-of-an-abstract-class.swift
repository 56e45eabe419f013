// idiom: builders/subclasses-of-an-abstract-class
import SwiftUI

class Stop: Hashable {
  func makeView() -> AnyView { fatalError("to be overridden") }
  static func == (a: Stop, b: Stop) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
enum Stops {
  final class Harbour: Stop {
    override func makeView() -> AnyView { AnyView(HarbourView()) }  // expect: builds view:HarbourView from route:Stops.Harbour
  }
  final class Market: Stop {
    override func makeView() -> AnyView { AnyView(MarketView()) }  // expect: builds view:MarketView from route:Stops.Market
  }
}
struct TownView: View {
  @State private var path: [Stop] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Harbour") { path.append(Stops.Harbour()) }  // expect: push route:Stops.Harbour from view:TownView
        Button("Market") { path.append(Stops.Market()) }  // expect: push route:Stops.Market from view:TownView
      }
      .navigationDestination(for: Stop.self) { stop in stop.makeView() }
    }
  }
}
struct HarbourView: View { var body: some View { Text("Harbour") } }
struct MarketView: View { var body: some View { Text("Market") } }
@main struct TownApp: App { var body: some Scene { WindowGroup { TownView() } } }
