// idiom: deep-links/user-activity
import SwiftUI

enum Route: Hashable { case note(String) }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .onContinueUserActivity("com.example.notes.reading") { activity in
      if let id = activity.userInfo?["note"] as? String {
        // expect-next: open route:Route.note from deepLink:com.example.notes.reading
        // expect-next: push route:Route.note from view:RootView
        path.append(.note(id))
      }
    }
  }
}
