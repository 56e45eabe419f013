// idiom: builders/field-that-only-sizes
// The arms show one view that differs by a flag and a number: the field says how it looks, and is no route.
import SwiftUI

enum Size: Hashable { case small, large }

struct Destination: Hashable, Identifiable {
  let id: String
  let size: Size
}

struct RootView: View {
  @State private var destination: Destination?
  var body: some View {
    Button("Open") { destination = Destination(id: "a", size: .large) }
      .sheet(item: $destination) { destination in  // expect: sheet view:PageView from view:RootView
        switch destination.size {
        case .small: PageView(id: destination.id, isLarge: false, columns: 1)
        case .large: PageView(id: destination.id, isLarge: true, columns: 2)
        }
      }
  }
}

struct PageView: View {
  let id: String
  let isLarge: Bool
  let columns: Int
  var body: some View { Text(id) }
}
