// idiom: slots/looked-up-by-key-path
import SwiftUI

enum Pane: Identifiable {
  case left  // expect: node route:Pane.left mapped used
  case right  // expect: node route:Pane.right mapped used
  var id: Self { self }
}

@Observable final class Desk {
  var pane: Pane?
}

@dynamicMemberLookup @Observable final class Office {
  var desk = Desk()
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Desk, Value>) -> Value {
    get { desk[keyPath: path] }
    set { desk[keyPath: path] = newValue }
  }
}

enum Side: Hashable { case near, far }

@Observable final class Panes {
  var shown: [Side: Pane] = [:]
  subscript(side: Side) -> Pane? {
    get { shown[side] }
    set { shown[side] = newValue }
  }
}

struct OfficeView: View {
  @State private var office = Office()
  @State private var panes = Panes()
  var body: some View {
    VStack {
      Button("Left") { office.pane = .left }  // expect: sheet route:Pane.left from view:OfficeView
        .sheet(item: $office.desk.pane) { _ in PaneView() }
      Button("Right") { panes[.near] = .right }  // expect: fullScreenCover route:Pane.right from view:OfficeView
        .fullScreenCover(item: $panes[.near]) { pane in
          switch pane {
          case .left: PaneView()
          case .right: OtherView()
          }
        }
    }
  }
}

struct PaneView: View { var body: some View { Text("Pane") } }
struct OtherView: View { var body: some View { Text("Other") } }
