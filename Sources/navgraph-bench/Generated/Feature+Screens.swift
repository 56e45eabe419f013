/// Screens and their parts.
extension Feature {
  var listScreen: String {
    """
    import SwiftUI

    struct \(name)ListScreen: View {
      @Environment(\(name)Navigator.self) private var navigator
      @Environment(\(name)Router.self) private var router
      @State private var model: \(name)ViewModel
      @State private var isLoading = false

      init() { _model = State(initialValue: \(name)ViewModel(navigating: \(name)Router())) }

      var body: some View {
        List {
          \(name)Section(items: model.items) { item in
            navigator.\(verb)\(name)Screen(.detail(id: item.id, title: item.name))
          } onEvent: { event in
            \(name)EventHandler(navigator: navigator, router: router).process\(name)(event)
          }
          \(name)CardLink(target: .history, title: "History")
          if isLoading {
            ProgressView().padding()
          } else if model.items.isEmpty {
            ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Pull to refresh."))
          }
        }
        .navigationTitle("\(name)")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Filter", systemImage: "line.3.horizontal.decrease") { model.filter\(name)() }
          }
        }
        .task {
          isLoading = true
          await model.load\(name)()
          isLoading = false
        }
      }
    }

    """
  }

  /// What is selected in a row is told to the screen through two levels of closures.
  var section: String {
    """
    import SwiftUI

    struct \(name)Section: View {
      let items: [\(name)Item]
      let onSelect: (\(name)Item) -> Void
      let onEvent: (\(name)Event) -> Void

      var body: some View {
        Section("All") {
          ForEach(items) { item in
            \(name)Row(item: item) { onSelect(item) } onLongPress: { onEvent(.selected(item)) }
          }
          Button("New") { onEvent(.addTapped) }
        }
      }
    }

    struct \(name)Row: View {
      let item: \(name)Item
      let onTap: () -> Void
      let onLongPress: () -> Void

      var body: some View {
        Button(action: onTap) {
          HStack(spacing: 8) {
            Image(systemName: "star.fill").foregroundStyle(.yellow)
            VStack(alignment: .leading) {
              Text(item.name).font(.headline)
              Text("\\(item.count) pieces, \\(item.isNew ? "new" : "old")").font(.caption)
            }
          }
        }
        .onLongPressGesture { onLongPress() }
      }
    }

    """
  }

  var detailScreen: String {
    """
    import SwiftUI

    struct \(name)DetailScreen: View {
      let id: Int
      @Environment(\(name)Navigator.self) private var navigator
      @Environment(Area\(area)Router.self) private var areaRouter
      @Environment(\\.dismiss) private var dismiss
      @State private var isSharing = false

      var body: some View {
        ScrollView {
          \(name)Panel(title: "Number \\(id)") {
            \(name)Link(target: .related(id: id)) { Text("Related") }
            Button("Settings") { navigator.\(verb)\(name)Screen(.settings(page: "general")) }
            Button("See \(neighbour.name)") { areaRouter.enterArea\(area)(.\(neighbour.lowercasedName)(.list)) }
          }
          Button("Share") { isSharing = true }
          Button("Close") { dismiss() }
        }
        .sheet(isPresented: $isSharing) { \(name)EditorScreen(item: nil) }
      }
    }

    """
  }

  var editorScreen: String {
    """
    import SwiftUI

    struct \(name)EditorScreen: View {
      let item: \(name)Item?
      @Environment(\\.dismiss) private var dismiss
      @State private var draft = ""
      @State private var count = 1
      @FocusState private var isFocused: Bool

      var body: some View {
        Form {
          TextField("Name", text: $draft).focused($isFocused)
          Stepper("Count: \\(count)", value: $count, in: 1...100)
          Button("Save", action: save)
        }
        .onAppear {
          draft = item?.name ?? ""
          count = item?.count ?? 1
          isFocused = item == nil
        }
      }

      private func save() {
        guard !draft.isEmpty else { return }
        Task {
          let saved = \(name)Item(id: item?.id ?? 0, name: draft, count: count, isNew: item == nil)
          await \(name)Repository.standard.store(saved)
          dismiss()
        }
      }
    }

    """
  }

  var settingsScreen: String {
    """
    import SwiftUI

    struct \(name)SettingsScreen: View {
      let page: String
      @Environment(\(name)Router.self) private var router
      @AppStorage("\(lowercasedName).sorted") private var isSorted = true

      var body: some View {
        \(name)Panel(title: page) {
          Toggle("Sorted", isOn: $isSorted)
          \(name)CardLink(target: .list, title: "All")
          Button("Start over") { router.return\(name)() }
        }
      }
    }

    """
  }
}
