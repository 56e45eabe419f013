// idiom: builders/two-for-one-enum
import SwiftUI

/// What one builder leaves to its default arm, or does not tell apart, is so whatever another names.
enum Route: Hashable, Identifiable {
  case a  // expect: node route:Route.a mapped used
  case b  // expect: node route:Route.b mapped used
  case c  // expect: node route:Route.c mapped used

  var id: Self { self }
}

struct RootView: View {
  @State private var path: [Route] = []
  @State private var sheet: Route?
  @State private var cover: Route?
  @State private var popover: Route?

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("A") { path.append(.a) }  // expect: push route:Route.a from view:RootView
        Button("B") { sheet = .b }  // expect: sheet route:Route.b from view:RootView
        Button("C") { cover = .c }  // expect: fullScreenCover route:Route.c from view:RootView
        Button("D") { popover = .a }  // expect: popover route:Route.a from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
        case .b: SecondView()  // expect: builds view:SecondView from route:Route.b
        case .c: ThirdView()  // expect: builds view:ThirdView from route:Route.c
        }
      }
    }
    .sheet(item: $sheet) { route in
      switch route {
      case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
      // expect-next: builds view:SheetView from route:Route.b via default; builds view:SheetView from route:Route.c via default
      default: SheetView()
      }
    }
    // expect-next: builds view:CoverView from route:Route.a; builds view:CoverView from route:Route.b; builds view:CoverView from route:Route.c
    .fullScreenCover(item: $cover) { CoverView(route: $0) }
    // expect-next: builds view:HintView from route:Route.a; builds view:HintView from route:Route.b; builds view:HintView from route:Route.c
    .popover(item: $popover, content: HintView.init)
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
struct ThirdView: View { var body: some View { Text("Third") } }

struct SheetView: View {  // expect: node view:SheetView screen
  var body: some View { Text("Sheet") }
}

struct CoverView: View {  // expect: node view:CoverView screen
  let route: Route
  var body: some View { Text("Cover") }
}

struct HintView: View {  // expect: node view:HintView screen
  let route: Route
  var body: some View { Text("Hint") }
}
