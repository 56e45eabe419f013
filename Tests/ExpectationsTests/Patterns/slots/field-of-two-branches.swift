// idiom: slots/field-of-two-branches
import SwiftUI

enum Trail: Hashable { case hill, lake, sea }
struct Marker {
  let trail: Trail
  init(isHigh: Bool) {
    if isHigh { self.trail = .hill } else { self.trail = .lake }
  }
}
struct Signpost {
  var trail = Trail.sea
  init(isHigh: Bool) {
    if isHigh { trail = .hill }
  }
}
struct TrailsView: View {
  @State private var path: [Trail] = []
  let isHigh: Bool
  var body: some View {
    NavigationStack(path: $path) {
      Button("Walk") {
        // expect-next: push route:Trail.hill from view:TrailsView
        // expect-next: push route:Trail.lake from view:TrailsView
        path.append(Marker(isHigh: isHigh).trail)
      }
      Button("Up") {
        path.append(Marker(isHigh: true).trail)  // expect: push route:Trail.hill from view:TrailsView
      }
      Button("Signpost") {
        // expect-next: push route:Trail.hill from view:TrailsView
        // expect-next: push route:Trail.sea from view:TrailsView
        path.append(Signpost(isHigh: isHigh).trail)
      }
      .navigationDestination(for: Trail.self) { trail in
        switch trail {
        case .hill: HillView()
        case .lake: LakeView()
        case .sea: SeaView()
        }
      }
    }
  }
}
struct HillView: View { var body: some View { Text("Hill") } }
struct LakeView: View { var body: some View { Text("Lake") } }
struct SeaView: View { var body: some View { Text("Sea") } }
@main struct TrailApp: App { var body: some Scene { WindowGroup { TrailsView(isHigh: true) } } }
