// idiom: closures/sent-to-a-subject
import Combine
import SwiftUI

enum Step {
  case list, detail(Int), help
}

enum Route: Hashable {
  case list, detail(Int)
}

final class Messenger {
  let steps = PassthroughSubject<Step, Never>()
  private let pushes: CurrentValueSubject<Route?, Never> = .init(nil)
  var pushed: AnyPublisher<Route?, Never> { pushes.removeDuplicates().eraseToAnyPublisher() }

  func take(_ step: Step) { steps.send(step) }
  func push(_ route: Route) { pushes.send(route) }
}

final class Flow: ObservableObject {
  @Published var path: [Route] = []
  @Published var showsHelp = false
  let messenger: Messenger
  private var kept: Set<AnyCancellable> = []

  init(messenger: Messenger) {
    self.messenger = messenger
    messenger.steps
      .receive(on: DispatchQueue.main)
      .sink { [weak self] step in
        switch step {
        case .list: self?.path.append(.list)  // expect: push route:Route.list from object:Flow event Step.list
        case .detail(let id): self?.path.append(.detail(id))  // expect: push route:Route.detail from object:Flow event Step.detail
        case .help: self?.showsHelp = true  // expect: none
        }
      }
      .store(in: &kept)
  }
}

struct RootView: View {
  @StateObject private var flow = Flow(messenger: Messenger())
  var body: some View {
    NavigationStack(path: $flow.path) {
      HomeView(messenger: flow.messenger)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .list: ListView()
          case .detail(let id): DetailView(id: id)
          }
        }
        .sheet(isPresented: $flow.showsHelp) { HelpView() }  // expect: sheet view:HelpView from view:RootView
    }
    .onReceive(flow.messenger.pushed) { route in
      guard let route else { return }
      flow.path.append(route)
    }
  }
}

struct HomeView: View {
  let messenger: Messenger
  var body: some View {
    VStack {
      Button("List") { messenger.take(.list) }  // expect: none
      Button("Detail") { messenger.take(.detail(1)) }  // expect: none
      Button("Help") { messenger.take(.help) }  // expect: none
      Button("Other") { messenger.push(.detail(2)) }  // expect: push route:Route.detail from view:HomeView through Messenger.push
    }
  }
}

struct ListView: View { var body: some View { Text("List") } }
struct DetailView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct HelpView: View { var body: some View { Text("Help") } }
