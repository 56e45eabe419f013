// idiom: packages/case-path-argument
import SwiftUI
import SwiftUINavigation

@MainActor final class PierModel: ObservableObject {
  enum Route {
    case boat(String)
    case crane
    case warning
  }
  @Published var route: Route?
  func lift() { route = .crane }  // expect: push route:PierModel.Route.crane from object:PierModel
}

struct PierView: View {
  @ObservedObject var model: PierModel
  var body: some View {
    VStack {
      Button("Boat") { model.route = .boat("a") }  // expect: sheet route:PierModel.Route.boat from view:PierView
      Button("Warn") { model.route = .warning }  // expect: alert route:PierModel.Route.warning from view:PierView
      NavigationLink(unwrapping: $model.route, case: /PierModel.Route.crane) { _ in
        model.lift()  // expect: push route:PierModel.Route.crane from view:PierView through PierModel.lift
      } destination: { _ in
        CraneView()  // expect: builds view:CraneView from route:PierModel.Route.crane
      } label: {
        Text("Crane")
      }
    }
    .sheet(unwrapping: $model.route, case: /PierModel.Route.boat) { $name in
      BoatView(name: name)  // expect: builds view:BoatView from route:PierModel.Route.boat
    }
    .alert(unwrapping: $model.route, case: /PierModel.Route.warning) { _ in Text("Wind") } actions: { _ in Button("Go") {} }
  }
}
struct CraneView: View {
  var body: some View { Text("Crane") }
}
struct BoatView: View {
  let name: String
  var body: some View { Text(name) }
}
