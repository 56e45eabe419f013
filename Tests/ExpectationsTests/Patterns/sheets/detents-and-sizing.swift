// idiom: sheets/detents-and-sizing
import SwiftUI

enum Sheet: Hashable, Identifiable {
  case settings, about
  var id: Self { self }
}

struct RootView: View {
  @State private var sheet: Sheet?
  @State private var showsEditor = false
  @State private var showsFilter = false
  @State private var showsMap = false
  @State private var isDirty = false

  var body: some View {
    VStack {
      // expect-next: sheet route:Sheet.settings from view:RootView presentation sizing=fitted
      Button("Settings") { sheet = .settings }
    }
    .sheet(item: $sheet) { sheet in
      Group {
        switch sheet {
        case .settings: SettingsView()
        case .about: Text("About").presentationDetents([.height(80)])
        }
      }
      .presentationSizing(.fitted)
    }
    // expect-next: sheet view:EditorView from view:RootView presentation detents=medium, interactiveDismissDisabled=isDirty
    .sheet(isPresented: $showsEditor) {
      NavigationStack {
        EditorView()
      }
      .presentationDetents([.medium])
      .interactiveDismissDisabled(isDirty)
    }
    .sheet(isPresented: $showsFilter) { FilterView() }  // expect: sheet view:FilterView from view:RootView presentation interactiveDismissDisabled=true, detents=large
    .fullScreenCover(isPresented: $showsMap) { MapView() }  // expect: fullScreenCover view:MapView from view:RootView
  }
}

struct EditorView: View { var body: some View { Text("Editor") } }
struct SettingsView: View { var body: some View { Text("Settings") } }

/// It says for itself how it is presented.
struct FilterView: View {
  @State private var showsMore = false
  var body: some View {
    VStack { Text("Filter") }
      .interactiveDismissDisabled()
      .presentationDetents([.large])
      // What its own sheet says is nothing of its own.
      .sheet(isPresented: $showsMore) { MapView().presentationSizing(.page) }  // expect: sheet view:MapView from view:FilterView presentation sizing=page
  }
}

struct MapView: View { var body: some View { Text("Map") } }
