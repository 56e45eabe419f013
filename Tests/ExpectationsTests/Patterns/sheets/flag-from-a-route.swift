// idiom: sheets/flag-from-a-route
import SwiftUI

enum Route: Hashable, Identifiable {
  case compose  // expect: node route:Route.compose mapped used
  case archive  // expect: node route:Route.archive mapped used
  case never  // expect: node route:Route.never mapped
  var id: Self { self }
  var isCompact: Bool { self == .archive }
}

final class Director: ObservableObject {
  @Published var raised: Route?
  func raise(_ route: Route) { raised = route }
  func lower() { raised = nil }  // expect: return dismiss
}

struct RaisedModifier: ViewModifier {
  @Binding var route: Route?
  let director: Director

  private var isRaised: Binding<Bool> {
    Binding(get: { route.map { fits($0) } ?? false }, set: { if !$0 { director.lower() } })  // expect: maybe return dismiss
  }

  private func fits(_ route: Route) -> Bool { !route.isCompact }

  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: isRaised) {  // expect: fullScreenCover view:RaisedStack from view:RaisedModifier
      if let route { RaisedStack(first: route) }
    }
  }
}

struct RaisedStack: View {
  let first: Route
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      screen(first).navigationDestination(for: Route.self) { screen($0) }
    }
  }

  @ViewBuilder private func screen(_ route: Route) -> some View {
    switch route {
    case .compose: ComposeView()
    case .archive: ArchiveView()
    case .never: NeverView()
    }
  }
}

struct RootView: View {
  @StateObject private var director = Director()
  var body: some View {
    VStack {
      Button("Compose") { director.raise(.compose) }  // expect: fullScreenCover route:Route.compose from view:RootView through Director.raise
      Button("Archive") { director.raise(.archive) }  // expect: fullScreenCover route:Route.archive from view:RootView through Director.raise
    }
    .modifier(RaisedModifier(route: $director.raised, director: director))
  }
}

struct ComposeView: View { var body: some View { Text("Compose") } }
struct ArchiveView: View { var body: some View { Text("Archive") } }
struct NeverView: View { var body: some View { Text("Never") } }
