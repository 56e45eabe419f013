// idiom: links/excluded-by-a-condition
import SwiftUI

enum Entry: Hashable {
  case general  // expect: node route:Entry.general mapped used
  case privacy  // expect: node route:Entry.privacy mapped used
  case help  // expect: node route:Entry.help

  @ViewBuilder var screen: some View {
    switch self {
    case .general: GeneralView()
    case .privacy: PrivacyView()
    case .help: EmptyView()
    }
  }
}

struct EntriesView: View {
  @Environment(\.openURL) private var openURL
  private let entries: [Entry] = [.general, .privacy, .help]

  var body: some View {
    NavigationStack {
      List {
        // expect-next: maybe push route:Entry.general from view:EntriesView; maybe push route:Entry.privacy from view:EntriesView
        ForEach(entries, id: \.self) { entry in row(entry) }
      }
      .navigationDestination(for: Entry.self) { $0.screen }
    }
  }

  @ViewBuilder private func row(_ entry: Entry) -> some View {
    if entry == .help {
      Button("Help") { open() }
    } else {
      // expect-next: maybe push route:Entry.general from view:EntriesView; maybe push route:Entry.privacy from view:EntriesView
      NavigationLink("Entry", value: entry)
    }
  }

  private func open() {}
}

struct GeneralView: View { var body: some View { Text("General") } }
struct PrivacyView: View { var body: some View { Text("Privacy") } }
