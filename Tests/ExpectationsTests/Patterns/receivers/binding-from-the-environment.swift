// idiom: receivers/binding-from-the-environment
import SwiftUI

enum Route: Hashable { case list, item }
enum Note: Identifiable {
  case added
  var id: Self { self }
}

private struct PathKey: EnvironmentKey { static let defaultValue: Binding<[Route]> = .constant([]) }
extension EnvironmentValues {
  var path: Binding<[Route]> {
    get { self[PathKey.self] }
    set { self[PathKey.self] = newValue }
  }
  @Entry var sheet: Binding<Note?> = .constant(nil)
  @Entry var showsHelp: Binding<Bool> = .constant(false)
  @Entry var moves = Moves(push: { _ in })
}

struct Moves { var push: (Route) -> Void }

struct RootView: View {
  @State private var path: [Route] = []
  @State private var note: Note?
  @State private var showsHelp = false
  var body: some View {
    NavigationStack(path: $path) {
      ChildView().navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .environment(\.path, $path)
    .environment(\.sheet, $note)
    .environment(\.showsHelp, $showsHelp)
    .environment(\.moves, Moves(push: { path.append($0) }))
    .sheet(item: $note) { _ in Text("There") }
    .sheet(isPresented: $showsHelp) { HelpView() }  // expect: sheet view:HelpView from view:RootView
  }
}

struct ChildView: View {
  @Environment(\.path) private var path
  @Environment(\.sheet) private var sheet
  @Environment(\.showsHelp) private var showsHelp
  @Environment(\.moves) private var moves
  var body: some View {
    Button("1") { path.wrappedValue.append(.list) }  // expect: push route:Route.list from view:ChildView direct
    Button("2") { sheet.wrappedValue = .added }  // expect: sheet route:Note.added from view:ChildView direct
    Button("3") { showsHelp.wrappedValue = true }  // expect: sheet view:HelpView from view:ChildView direct
    Button("4") { moves.push(.item) }  // expect: push route:Route.item from view:ChildView
  }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}
