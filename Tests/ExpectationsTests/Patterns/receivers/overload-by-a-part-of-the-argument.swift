// idiom: receivers/overload-by-a-part-of-the-argument
import SwiftUI

/// Which overload is meant is told by the type that a default, a branch or a cast gives the argument.
final class Note: Hashable {
  let id: String
  init(id: String) { self.id = id }
  func quoted() -> Note? { nil }
  static func == (first: Note, second: Note) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum Destination: Hashable {
  case note(String)  // expect: node route:Destination.note mapped used
}

final class Router: ObservableObject {
  @Published var path = NavigationPath()

  func push<Value: Hashable>(_ value: Value) { path.append(value) }
  func push(_ note: Note) { path.append(Destination.note(note.id)) }  // expect: push route:Destination.note from object:Router direct
}

@main
struct NotesApp: App {
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        CardView(router: router, note: Note(id: "1"), other: Note(id: "2"))
          .navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .note(let id): Text(id)
            }
          }
      }
    }
  }
}

struct CardView: View {
  let router: Router
  let note: Note
  let other: Any
  @State private var isQuoted = false

  var body: some View {
    // expect-next: push route:Destination.note from view:CardView through Router.push
    Button("Quoted") { router.push(note.quoted() ?? note) }
    // expect-next: push route:Destination.note from view:CardView through Router.push
    Button("Either") { router.push(isQuoted ? note : note) }
    // expect-next: push route:Destination.note from view:CardView through Router.push
    Button("Cast") { router.push(other as! Note) }
  }
}
