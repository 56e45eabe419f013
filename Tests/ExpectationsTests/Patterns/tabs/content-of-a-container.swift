// idiom: tabs/content-of-a-container
import SwiftUI

enum Route: Hashable { case settings }

enum Item: CaseIterable { case home, shelf }

struct RootView: View {
  var body: some View {
    TabView {
      ForEach(Item.allCases, id: \.self) { item in
        Tab(value: item) {  // expect: tab tab:Item.home from view:RootView; tab tab:Item.shelf from view:RootView; maybe tab view:Stack from tab:Item.home; maybe tab view:Stack from tab:Item.shelf
          Stack {
            Text("Content").withButton { SettingsButton() }  // expect: embeds view:SettingsButton from view:RootView inferred
          }
        }
      }
    }
  }
}

struct Stack: View {
  private let content: AnyView

  init(@ViewBuilder content: @escaping () -> some View) {
    self.content = AnyView(content())
  }

  var body: some View {
    NavigationStack {
      content.navigationDestination(for: Route.self) { route in
        switch route {
        case .settings: SettingsView()  // expect: builds view:SettingsView from route:Route.settings
        }
      }
    }
  }
}

extension View {
  func withButton(@ViewBuilder content: @escaping () -> some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { content() } }
  }
}

struct SettingsButton: View {
  var body: some View {
    NavigationLink("Settings", value: Route.settings)  // expect: push route:Route.settings from view:SettingsButton
  }
}

struct SettingsView: View {
  var body: some View { Text("Settings") }
}
