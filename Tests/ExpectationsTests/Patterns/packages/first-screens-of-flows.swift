// idiom: packages/first-screens-of-flows
// check: all
import FlowStacks
import SwiftUI

enum Camp: Hashable {
  case gate  // expect: node route:Camp.gate mapped used
  case tent(Int)  // expect: node route:Camp.tent mapped used
  case lake  // expect: node route:Camp.lake mapped
}
final class CampModel: ObservableObject {
  @Published var routes: Routes<Camp>
  init(tent: Int) {
    routes = [.root(.gate, embedInNavigationView: true), .push(.tent(tent))]  // expect: none
  }
}
struct CampView: View {
  @StateObject private var model = CampModel(tent: 1)
  var body: some View {
    // expect-next: embeds view:GateView from view:CampView; embeds view:TentView from view:CampView
    Router($model.routes) { camp, _ in
      switch camp {
      case .gate: GateView()  // expect: builds view:GateView from route:Camp.gate
      case .tent: TentView()  // expect: builds view:TentView from route:Camp.tent
      case .lake: LakeView()  // expect: builds view:LakeView from route:Camp.lake
      }
    }
  }
}
struct GateView: View { var body: some View { Text("Gate") } }
struct TentView: View { var body: some View { Text("Tent") } }
struct LakeView: View { var body: some View { Text("Lake") } }
@main struct CampApp: App {
  var body: some Scene {
    WindowGroup { CampView() }  // expect: root view:CampView from app:CampApp
  }
}
