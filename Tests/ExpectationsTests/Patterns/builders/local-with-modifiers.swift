// idiom: builders/local-with-modifiers
import SwiftUI

enum Page: Hashable {
  case themes  // expect: node route:Page.themes mapped used
  case icons  // expect: node route:Page.icons mapped used
  case shortcuts  // expect: node route:Page.shortcuts
}

struct PagesView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Themes", value: Page.themes)  // expect: push route:Page.themes from view:PagesView
        NavigationLink("Icons", value: Page.icons)  // expect: push route:Page.icons from view:PagesView
      }
      .navigationDestination(for: Page.self) { page in
        let view: AnyView
        switch page {
        case .themes: view = AnyView(ThemesView())  // expect: builds view:ThemesView from route:Page.themes
        case .icons: view = AnyView(IconsView())  // expect: builds view:IconsView from route:Page.icons
        default: view = AnyView(EmptyView())
        }
        return view.padding()
      }
    }
  }
}

struct ThemesView: View { var body: some View { Text("Themes") } }
struct IconsView: View { var body: some View { Text("Icons") } }
