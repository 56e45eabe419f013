// idiom: packages/flow-of-routes
import FlowStacks
import SwiftUI

enum Stop: Hashable {
  case quay
  case lock(Int)
  case toll(fee: Int)
  case weather
  case notice(String)
}

struct CanalView: View {
  @State private var routes: Routes<Stop> = []
  var body: some View {
    FlowStack($routes, withNavigation: true) {
      HarbourView(routes: $routes)
        .flowDestination(for: Stop.self) { stop in
          switch stop {
          case .quay: QuayView()  // expect: builds view:QuayView from route:Stop.quay
          case .lock(let number): LockView(number: number)  // expect: builds view:LockView from route:Stop.lock
          case .toll(let fee): TollView(fee: fee)  // expect: builds view:TollView from route:Stop.toll
          case .weather: WeatherView()  // expect: builds view:WeatherView from route:Stop.weather
          case .notice(let text): Text(text)
          }
        }
    }
  }
}
struct HarbourView: View {
  @Binding var routes: Routes<Stop>
  var body: some View {
    Button("Quay") { routes.push(.quay) }  // expect: push route:Stop.quay from view:HarbourView
    Button("Toll") { routes.presentSheet(.toll(fee: 3)) }  // expect: sheet route:Stop.toll from view:HarbourView
    Button("Weather") { routes.append(.cover(.weather, withNavigation: false)) }  // expect: fullScreenCover route:Stop.weather from view:HarbourView
    // expect-next: replace route:Stop.quay from view:HarbourView; replace route:Stop.weather from view:HarbourView
    Button("Tour") { routes = [.push(.quay), .sheet(.weather, withNavigation: true)] }
    FlowLink(value: Stop.lock(1), style: .push) { Text("Lock") }  // expect: push route:Stop.lock from view:HarbourView
    FlowLink("Toll", value: Stop.toll(fee: 1), style: .sheet(withNavigation: true))  // expect: sheet route:Stop.toll from view:HarbourView
  }
}
struct QuayView: View {
  @EnvironmentObject private var navigator: FlowNavigator<Stop>
  var body: some View {
    Button("Lock") { navigator.push(.lock(2)) }  // expect: push route:Stop.lock from view:QuayView
    Button("Weather") { navigator.presentCover(.weather) }  // expect: fullScreenCover route:Stop.weather from view:QuayView
    Button("Back") { navigator.goBack() }  // expect: return pop from view:QuayView
    Button("Home") { navigator.goBackToRoot() }  // expect: return popToRoot from view:QuayView
  }
}
struct LockView: View {
  let number: Int
  @EnvironmentObject private var navigator: FlowPathNavigator
  var body: some View {
    Button("Quay") { navigator.push(Stop.quay) }  // expect: push route:Stop.quay from view:LockView
    Button("Back") { navigator.goBackTo(Stop.quay) }  // expect: return popTo to route:Stop.quay from view:LockView
    Button("All") { navigator.dismissAll() }  // expect: return dismissAll from view:LockView
  }
}
struct TollView: View {
  let fee: Int
  @EnvironmentObject private var navigator: FlowNavigator<Stop>
  var body: some View {
    Button("Paid") { navigator.dismiss() }  // expect: return dismiss from view:TollView
    Button("Notice") { navigator.presentSheet(.notice("1"), withNavigation: true) }  // expect: sheet route:Stop.notice from view:TollView
  }
}
struct WeatherView: View {
  var body: some View { Text("Weather") }
}
