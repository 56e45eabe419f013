// idiom: builders/what-a-stack-begins-with
import SwiftUI

/// A builder makes what is pushed, and what a stack begins with: of a route that is written, of one that is handed on, of one that nothing tells.
enum Step: Hashable, Decodable {
  case first, second, third
}

@main
struct StepsApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

final class Router: ObservableObject {
  @Published var path: [Step] = []

  @ViewBuilder func view(_ step: Step) -> some View {
    switch step {
    case .first: FirstView(router: self)
    case .second: SecondView(router: self)
    case .third: ThirdView()
    }
  }
}

struct RootView: View {
  @StateObject private var router = Router()
  @State private var sheet: Start?

  var body: some View {
    NavigationStack(path: $router.path) {
      router.view(.first)  // expect: embeds view:FirstView from view:RootView
        .navigationDestination(for: Step.self) { step in router.view(step) }
    }
    .onTapGesture { sheet = Start(step: .second) }
    .sheet(item: $sheet) { start in StartView(start: start) }  // expect: sheet view:StartView from view:RootView
  }
}

struct Start: Identifiable {
  let id = 1
  let step: Step
}

struct StartView: View {
  let start: Start
  @State private var path: [Step] = []

  var body: some View {
    NavigationStack(path: $path) {
      view(start.step)  // expect: embeds view:OtherSecondView from view:StartView
        .navigationDestination(for: Step.self) { step in view(step) }
    }
  }

  @ViewBuilder private func view(_ step: Step) -> some View {
    switch step {
    case .first: OtherFirstView()
    case .second: OtherSecondView()
    case .third: ThirdView()
    }
  }
}

struct FirstView: View {
  let router: Router
  var body: some View {
    Button("Second") { router.path.append(.second) }  // expect: push route:Step.second from view:FirstView
  }
}

struct SecondView: View {
  let router: Router
  @State private var data: DataStart?

  var body: some View {
    Button("Third") { router.path.append(.third) }  // expect: push route:Step.third from view:SecondView
    Button("Data") { data = try? JSONDecoder().decode(DataStart.self, from: Data()) }
      .sheet(item: $data) { start in DataView(start: start) }  // expect: sheet view:DataView from view:SecondView
  }
}

struct DataStart: Identifiable, Decodable {
  let id: Int
  let step: Step
}

struct DataView: View {
  let start: DataStart
  @State private var path: [Step] = []

  var body: some View {
    NavigationStack(path: $path) {
      // expect-next: embeds view:FourthView from view:DataView ambiguous; embeds view:FifthView from view:DataView ambiguous
      view(start.step)
        .navigationDestination(for: Step.self) { step in view(step) }
    }
  }

  @ViewBuilder private func view(_ step: Step) -> some View {
    switch step {
    case .first: FourthView()
    case .second, .third: FifthView()
    }
  }
}

struct ThirdView: View { var body: some View { Text("3") } }
struct OtherFirstView: View { var body: some View { Text("1") } }
struct OtherSecondView: View { var body: some View { Text("2") } }
struct FourthView: View { var body: some View { Text("4") } }
struct FifthView: View { var body: some View { Text("5") } }
