// idiom: closures/result-of-a-sheet
import SwiftUI

enum Route: Hashable { case created(Int) }

struct RootView: View {
  @State private var path: [Route] = []
  @State private var creates = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("New") { creates = true }  // expect: none
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .created(let id): Text("\(id)")
          }
        }
    }
    .sheet(isPresented: $creates) {  // expect: sheet view:CreateView from view:RootView
      CreateView { id in
        creates = false  // expect: return dismiss from view:RootView
        path.append(.created(id))  // expect: push route:Route.created from view:RootView trigger CreateView.onCreate
      }
    }
  }
}

struct CreateView: View {
  let onCreate: (Int) -> Void
  var body: some View {
    Button("Create") { onCreate(1) }  // expect: none
  }
}
