// idiom: builders/arms-without-a-view
import SwiftUI

enum Modal: Identifiable {
  case a  // expect: node route:Modal.a mapped used
  case b  // expect: node route:Modal.b used
  case c  // expect: node route:Modal.c used
  var id: Self { self }
}

struct RootView: View {
  @State private var modal: Modal?
  var body: some View {
    VStack {
      Button("A") { modal = .a }  // expect: sheet route:Modal.a from view:RootView
      Button("B") { modal = .b }  // expect: sheet route:Modal.b from view:RootView
      Button("C") { modal = .c }  // expect: sheet route:Modal.c from view:RootView
    }
    .sheet(item: $modal) { modal in
      switch modal {
      case .a: FirstView()  // expect: builds view:FirstView from route:Modal.a
      case .b: EmptyView()  // expect: none
      case .c: fatalError("not yet")  // expect: none
      }
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
