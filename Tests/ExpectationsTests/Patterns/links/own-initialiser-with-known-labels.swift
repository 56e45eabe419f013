// idiom: links/own-initialiser-with-known-labels
import SwiftUI

enum Page: Hashable { case about }

extension NavigationLink where Destination == Never {
  init(_ title: LocalizedStringResource, destination: Page) where Label == Text {
    self.init(value: destination) { Text(title) }
  }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("About", destination: .about)  // expect: push route:Page.about from view:RootView
      }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .about: AboutView()  // expect: builds view:AboutView from route:Page.about
        }
      }
    }
  }
}

struct AboutView: View {
  var body: some View { Text("About") }
}
