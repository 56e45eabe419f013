// idiom: packages/forwarding-initialiser
import SwiftUI

extension NavigationLink {
  init<Value, Page: View>(following value: Binding<Value?>, to page: @escaping (Value) -> Page) where Destination == Page?, Label == Text {
    self.init("", destination: value.wrappedValue.map(page), isActive: Binding(get: { value.wrappedValue != nil }, set: { _ in value.wrappedValue = nil }))
  }
  init<Value, Page>(tracking value: Binding<Value?>, page: @escaping (Value) -> Page) where Destination == Page?, Label == Text {
    self.init("", destination: value.wrappedValue.map(page), isActive: Binding(get: { value.wrappedValue != nil }, set: { _ in value.wrappedValue = nil }))
  }
}

struct SeaView: View {
  @State private var ship: String?
  @State private var gull: String?
  var body: some View {
    NavigationLink(following: $ship) { ShipView(name: $0) }  // expect: push view:ShipView from view:SeaView
    NavigationLink(tracking: $gull) { GullView(name: $0) }  // expect: push view:GullView from view:SeaView
  }
}
struct LandView: View {
  @State private var tree: String?
  @State private var hill: String?
  var body: some View {
    NavigationLink(following: $tree) { TreeView(name: $0) }  // expect: push view:TreeView from view:LandView
    NavigationLink(tracking: $hill) { HillView(name: $0) }  // expect: push view:HillView from view:LandView
  }
}
struct ShipView: View {
  let name: String
  var body: some View { Text(name) }
}
struct GullView: View {
  let name: String
  var body: some View { Text(name) }
}
struct TreeView: View {
  let name: String
  var body: some View { Text(name) }
}
struct HillView: View {
  let name: String
  var body: some View { Text(name) }
}
