// idiom: builders/arm-for-a-case-or-nothing
import SwiftUI

/// An arm that is for a case and for no value at all maps the case.
enum Section: Hashable {
  case overview  // expect: node route:Section.overview mapped
  case archive  // expect: node route:Section.archive mapped
  case help  // expect: node route:Section.help mapped
}

@main
struct LibraryApp: App {
  var body: some Scene { WindowGroup { LibraryView() } }
}

struct LibraryView: View {
  @State private var selection: Section? = .overview

  var body: some View {
    // expect-next: column view:ArchiveView from view:LibraryView; column view:OverviewView from view:LibraryView; column view:HelpView from view:LibraryView
    NavigationSplitView {
      List(selection: $selection) {
        Text("Overview").tag(Section.overview)
        Text("Archive").tag(Section.archive)
      }
    } detail: {
      switch selection {
      case .archive: ArchiveView()
      case .overview, .none: OverviewView()
      case .help, nil: HelpView()
      }
    }
  }
}

struct OverviewView: View {
  var body: some View { Text("Overview") }
}

struct ArchiveView: View {
  var body: some View { Text("Archive") }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}
