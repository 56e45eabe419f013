// idiom: paths/type-erased
import SwiftUI

struct Hill: Hashable { let name: String }
struct Lake: Hashable { let name: String }

struct RootView: View {
  @State private var path = NavigationPath()
  let hills: [Hill]
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ForEach(hills, id: \.self) { hill in
          Button(hill.name) { path.append(hill) }  // expect: push route:Hill from view:RootView
        }
        Button("Lake") { path.append(Lake(name: "Deep")) }  // expect: push route:Lake from view:RootView
        Button("Home") { path.removeLast(path.count) }  // expect: return popToRoot from view:RootView
        Button("Home") { path = NavigationPath() }  // expect: return popToRoot from view:RootView
      }
      .navigationDestination(for: Hill.self) { hill in HillView(hill: hill) }  // expect: builds view:HillView from route:Hill
      .navigationDestination(for: Lake.self) { LakeView(lake: $0) }  // expect: builds view:LakeView from route:Lake
    }
  }
}

struct HillView: View {
  let hill: Hill
  var body: some View { Text(hill.name) }
}

struct LakeView: View {
  let lake: Lake
  var body: some View { Text(lake.name) }
}
