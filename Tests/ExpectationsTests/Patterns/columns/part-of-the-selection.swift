// idiom: columns/part-of-the-selection
import SwiftUI

struct Page: Hashable, Identifiable {
  enum Name: String {
    case general  // expect: node route:Page.Name.general mapped used
    case sound  // expect: node route:Page.Name.sound mapped used
  }
  let name: Name
  let symbol: String
  var id: Name { name }
  init(_ name: Name, symbol: String) {
    self.name = name
    self.symbol = symbol
  }
}

struct SettingsWindow: View {
  static let pages: [Page] = [Page(.general, symbol: "gear"), Page(.sound, symbol: "speaker")]
  @State private var page = Self.pages[0]
  var body: some View {
    NavigationSplitView {  // expect: maybe column view:GeneralPage from view:SettingsWindow; maybe column view:SoundPage from view:SettingsWindow; maybe column view:PageRow from view:SettingsWindow
      List(selection: $page) {
        ForEach(Self.pages) { page in
          row(page)  // expect: column route:Page.Name.general from view:SettingsWindow; column route:Page.Name.sound from view:SettingsWindow
        }
      }
    } detail: {
      Group {
        switch page.name {
        case .general: GeneralPage()  // expect: builds view:GeneralPage from route:Page.Name.general
        case .sound: SoundPage()  // expect: builds view:SoundPage from route:Page.Name.sound
        }
      }
    }
  }

  private func row(_ page: Page) -> some View {
    PageRow(page: page)
  }
}

struct PageRow: View {
  let page: Page
  var body: some View {
    NavigationLink(value: page) { Text(page.symbol) }  // expect: none
  }
}

struct GeneralPage: View { var body: some View { Text("General") } }
struct SoundPage: View { var body: some View { Text("Sound") } }
