// idiom: arguments/wrapped-and-mapped
import SwiftUI

enum Route: Hashable, Identifiable {
  case item(Int), list, help
  var id: Self { self }
  init(code: Int) {
    switch code {
    case 1: self = .list
    default: self = .help
    }
  }
}

protocol Entry {
  var id: Int { get }
  var route: Route { get }
}
struct ListEntry: Entry {
  let id = 1
  var route: Route { .list }
}
struct HelpEntry: Entry {
  let id = 2
  let route = Route.help
}

struct RootView: View {
  @State private var path: [Route] = []
  @State private var next: Route?
  let number: Int?
  let table: [(String, Route)] = [("list", .list), ("help", .help)]
  let entries: [any Entry] = [ListEntry(), HelpEntry()]

  func load() async -> Result<Route, Error> { .success(Route.list) }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { next = .some(Route.list) }  // expect: sheet route:Route.list from view:RootView
        Button("2") { next = Optional(.help) }  // expect: sheet route:Route.help from view:RootView
        Button("3") { if let route = number.map(Route.item) { path.append(route) } }  // expect: push route:Route.item from view:RootView
        Button("4") { path = [1, 2].map { .item($0) } }  // expect: replace route:Route.item from view:RootView
        ForEach(Array(table.enumerated()), id: \.offset) { _, row in
          // expect-next: push route:Route.list from view:RootView; push route:Route.help from view:RootView
          Button(row.0) { path.append(row.1) }
        }
        Button("5") {
          Task {
            if case .success(let route) = await load() { path.append(route) }  // expect: push route:Route.list from view:RootView
          }
        }
        // expect-next: push route:Route.list from view:RootView; push route:Route.help from view:RootView
        Button("6") { path.append(.init(code: 1)) }
        ForEach(entries, id: \.id) { entry in
          // expect-next: push route:Route.list from view:RootView; push route:Route.help from view:RootView
          Button("7") { path.append(entry.route) }
        }
      }
      .navigationDestination(for: Route.self) { build($0) }
    }
    .sheet(item: $next) { build($0) }
  }

  @ViewBuilder private func build(_ route: Route) -> some View {
    switch route {
    case .item(let number): NumberView(number: number)
    case .list, .help: Text("There")
    }
  }
}

struct NumberView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

@main struct Tables: App {
  var body: some Scene { WindowGroup { RootView(number: 1) } }
}
