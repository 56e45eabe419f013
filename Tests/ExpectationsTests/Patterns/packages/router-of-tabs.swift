// idiom: packages/router-of-tabs
import AppRouter
import SwiftUI

enum Side: String, TabType {
  case north, south
  var id: String { rawValue }
  var icon: String { rawValue }
}
enum Stop: DestinationType {
  case hut
  case peak(Int)
  static func from(path: String, parameters: [String: String]) -> Stop? { nil }
}
enum Notice: SheetType {
  case weather
  var id: Self { self }
}

struct AlpsView: View {
  @State private var router = Router<Side, Stop, Notice>(initialTab: .north)
  var body: some View {
    TabView(selection: $router.selectedTab) {
      NavigationStack(path: $router[.north]) {
        NorthView()
          .navigationDestination(for: Stop.self) { StopView(stop: $0) }
      }
      .tabItem { Text("North") }  // expect: tab tab:Side.north from view:AlpsView; tab view:NorthView from tab:Side.north
      .tag(Side.north)
      NavigationStack(path: $router[.south]) { SouthView() }
        .tabItem { Text("South") }  // expect: tab tab:Side.south from view:AlpsView; tab view:SouthView from tab:Side.south
        .tag(Side.south)
    }
    .sheet(item: $router.presentedSheet) { notice in
      switch notice {
      case .weather: WeatherView()  // expect: builds view:WeatherView from route:Notice.weather
      }
    }
    .environment(router)
  }
}
struct StopView: View {
  let stop: Stop
  var body: some View {
    switch stop {
    case .hut: HutView()  // expect: builds view:HutView from route:Stop.hut
    case .peak(let number): PeakView(number: number)  // expect: builds view:PeakView from route:Stop.peak
    }
  }
}
struct NorthView: View {
  @Environment(Router<Side, Stop, Notice>.self) private var router
  var body: some View {
    Button("Hut") { router.navigateTo(.hut) }  // expect: push route:Stop.hut from view:NorthView
    Button("Peak") { router.navigateTo(.peak(1), for: .south) }  // expect: push route:Stop.peak from view:NorthView
    Button("Other") { router.selectedTab = .south }  // expect: selectTab tab:Side.south from view:NorthView
    Button("Both") { router[.south].append(.hut) }  // expect: push route:Stop.hut from view:NorthView
    Button("Weather") { router.presentSheet(.weather) }  // expect: sheet route:Notice.weather from view:NorthView
    Button("Home") { router.popToRoot(for: .south) }  // expect: return popToRoot from view:NorthView
  }
}
struct SouthView: View { var body: some View { Text("South") } }
struct HutView: View { var body: some View { Text("Hut") } }
struct PeakView: View {
  let number: Int
  var body: some View { Text("Peak") }
}
struct WeatherView: View { var body: some View { Text("Weather") } }
