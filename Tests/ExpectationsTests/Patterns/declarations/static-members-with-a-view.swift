// idiom: declarations/static-members-with-a-view
import SwiftUI

struct Destination: Identifiable {
  enum Style { case sheet, cover }
  let id: String
  let style: Style
  let view: () -> AnyView

  init<Content: View>(id: String, style: Style = .sheet, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.style = style
    self.view = { AnyView(content()) }
  }

  static var about: Destination { .init(id: "about") { AboutView() } }  // expect: builds view:AboutView from route:Destination.about
  static let help = Destination(id: "help", style: .sheet) { HelpView() }  // expect: builds view:HelpView from route:Destination.help
}

struct RootView: View {
  @State private var destination: Destination?
  var body: some View {
    VStack {
      Button("About") { destination = .about }  // expect: sheet route:Destination.about from view:RootView
      Button("Help") { destination = Destination.help }  // expect: sheet route:Destination.help from view:RootView
    }
    .sheet(item: $destination) { $0.view() }
  }
}

struct AboutView: View { var body: some View { Text("About") } }
struct HelpView: View { var body: some View { Text("Help") } }
