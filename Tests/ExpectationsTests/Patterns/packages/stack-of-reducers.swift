// idiom: packages/stack-of-reducers
import ComposableArchitecture
import SwiftUI

@Reducer struct Library {
  @Reducer enum Path {
    case book(BookPage)
    case author(AuthorPage)
    case help
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    var shelf = Shelf.State()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case shelf(Shelf.Action)
    case helpTapped
    case restored
    case closed
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.shelf, action: \.shelf) { Shelf() }
    Reduce { state, action in
      switch action {
      case .path(.element(id: _, action: .book(.delegate(.authorTapped)))):
        state.path.append(.author(AuthorPage.State()))  // expect: push route:Library.Path.author from object:Library
        return .none
      case .helpTapped:
        state.path.append(.help)  // expect: push route:Library.Path.help from object:Library event Library.Action.helpTapped
        return .none
      case .restored:
        // expect-next: replace route:Library.Path.book from object:Library; replace route:Library.Path.author from object:Library
        state.path = StackState([.book(BookPage.State()), .author(AuthorPage.State())])
        return .none
      case .closed:
        state.path.removeAll()  // expect: return popToRoot from object:Library
        return .none
      case .path, .shelf:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer struct Shelf {
  @ObservableState struct State: Equatable {}
  enum Action { case sorted }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct BookPage {
  @ObservableState struct State: Equatable {}
  enum Action {
    case delegate(Delegate)
    enum Delegate { case authorTapped }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct AuthorPage {
  @ObservableState struct State: Equatable {}
  enum Action { case done }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
  }
}

@main struct LibraryApp: App {
  static let store = Store(initialState: Library.State()) { Library() }
  var body: some Scene {
    WindowGroup { LibraryView(store: Self.store) }
  }
}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ShelfView(store: store.scope(state: \.shelf, action: \.shelf))
    } destination: { store in
      switch store.case {
      case .book(let store): BookView(store: store)  // expect: builds view:BookView from route:Library.Path.book
      case .author(let store): AuthorView(store: store)  // expect: builds view:AuthorView from route:Library.Path.author
      case .help: HelpView()  // expect: builds view:HelpView from route:Library.Path.help
      }
    }
  }
}

struct ShelfView: View {
  let store: StoreOf<Shelf>
  var body: some View {
    // expect-next: push route:Library.Path.book from view:ShelfView
    NavigationLink(state: Library.Path.State.book(BookPage.State())) { Text("Book") }
  }
}
struct BookView: View {
  let store: StoreOf<BookPage>
  var body: some View { Button("Author") { store.send(.delegate(.authorTapped)) } }  // expect: none
}
struct AuthorView: View {
  let store: StoreOf<AuthorPage>
  var body: some View { Text("Author") }
}
struct HelpView: View {
  var body: some View { Text("Help") }
}
