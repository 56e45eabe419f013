// idiom: builders/field-that-only-styles
import SwiftUI

enum Transition: Hashable { case automatic, zoom(String) }

struct Destination: Hashable, Identifiable {
  let id: String
  let transition: Transition
}

struct RootView: View {
  @State private var destination: Destination?
  var body: some View {
    Button("Open") { destination = Destination(id: "a", transition: .zoom("a")) }
      .sheet(item: $destination) { destination in  // expect: sheet view:PageView from view:RootView
        if case .zoom(let name) = destination.transition {
          PageView(id: destination.id).navigationTitle(name)
        } else {
          PageView(id: destination.id)
        }
      }
  }
}

struct PageView: View {
  let id: String
  var body: some View { Text(id) }
}
