// idiom: slots/setter-that-appends
import SwiftUI

enum Page: Hashable {
  case first  // expect: node route:Page.first mapped used
  case second  // expect: node route:Page.second mapped used
  case third  // expect: node route:Page.third mapped used
}

@Observable final class Book {
  var pages: [Page] = []
  var current: Page? {
    get { pages.last }
    set { if let newValue { pages.append(newValue) } else { pages.removeLast() } }  // expect: return pop
  }
  var only: Page? {
    get { pages.first }
    set { pages = newValue.map { [$0] } ?? [] }
  }
  subscript(place: Int) -> Page {
    get { pages[place] }
    set { pages.append(newValue) }
  }
}

struct BookView: View {
  @State private var book = Book()
  var body: some View {
    NavigationStack(path: $book.pages) {
      VStack {
        Button("First") { book.current = .first }  // expect: push route:Page.first from view:BookView through Book.current
        Button("Second") { book[0] = .second }  // expect: push route:Page.second from view:BookView through Book.subscript
        Button("Third") { book.pages.append(.third) }  // expect: push route:Page.third from view:BookView
      }
      .navigationDestination(for: Page.self) { _ in PageView() }
    }
  }
}

struct PageView: View { var body: some View { Text("Page") } }
