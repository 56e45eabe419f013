// idiom: closures/overload-that-is-handed
import SwiftUI

enum Stop: Hashable {
  case harbour(Int)  // expect: node route:Stop.harbour mapped used reachable
  case hill(String)  // expect: node route:Stop.hill mapped used reachable
}

@main struct LineApp: App {
  var body: some Scene { WindowGroup { LineView() } }
}
struct LineView: View {
  @State private var path: [Stop] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NumberRow(onTap: ride(to:))
        NameRow(onTap: ride(past:))
      }
      .navigationDestination(for: Stop.self) { stop in
        switch stop {
        case .harbour: HarbourView()
        case .hill: HillView()
        }
      }
    }
  }
  private func ride(to number: Int) { path.append(.harbour(number)) }  // expect: push route:Stop.harbour from view:LineView
  private func ride(past name: String) { path.append(.hill(name)) }  // expect: push route:Stop.hill from view:LineView
}
struct NumberRow: View {
  let onTap: (Int) -> Void
  var body: some View { Button("1") { onTap(1) } }
}
struct NameRow: View {
  let onTap: (String) -> Void
  var body: some View { Button("a") { onTap("a") } }
}
struct HarbourView: View {
  var body: some View { Text("Harbour") }
}
struct HillView: View {
  var body: some View { Text("Hill") }
}
