// idiom: wrappers/async-closures
import SwiftUI

enum Route: Hashable { case done, failed, late }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Save") {
        Task { @MainActor in
          do {
            try await Task.sleep(for: .seconds(1))
            path.append(.done)  // expect: push route:Route.done from view:RootView
          } catch {
            path.append(.failed)  // expect: push route:Route.failed from view:RootView
          }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          path.append(.late)  // expect: push route:Route.late from view:RootView
        }
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
