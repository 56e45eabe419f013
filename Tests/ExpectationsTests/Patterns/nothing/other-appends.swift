// idiom: nothing/other-appends
import SwiftUI

enum Path { case file(String), folder(String) }
enum Screen: String { case home, settings }

struct Analytics {
  private(set) var events: [Screen] = []
  mutating func track(_ screen: Screen) { events.append(screen) }
}

final class Repository {
  private var queue: [String] = []
  func push(_ branch: String) { queue.append(branch) }
  func present() { print(queue) }
  func route(_ path: Path) -> String {
    switch path {
    case .file(let name), .folder(let name): name
    }
  }
}

struct RootView: View {
  @State private var analytics = Analytics()
  private let repository = Repository()
  var body: some View {
    Button("Push") {
      repository.push("main")
      analytics.track(.home)
      repository.present()
    }
    .onAppear { analytics.track(.settings) }
  }
}
