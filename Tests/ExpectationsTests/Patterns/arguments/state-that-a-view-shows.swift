// idiom: arguments/state-that-a-view-shows
import SwiftUI

enum Topic: Identifiable {
  case author  // expect: node route:Topic.author mapped used
  case book  // expect: node route:Topic.book mapped used
  case genre  // expect: node route:Topic.genre mapped
  var id: Self { self }
  @ViewBuilder func screen() -> some View {
    switch self {
    case .author: AuthorScreen()  // expect: builds view:AuthorScreen from route:Topic.author
    case .book: BookScreen()  // expect: builds view:BookScreen from route:Topic.book
    case .genre: GenreScreen()  // expect: builds view:GenreScreen from route:Topic.genre
    }
  }
}

final class Desk: ObservableObject {
  @Published var sheet: Topic?
  @Published var found: Topic?
}

struct Reading: View {
  @StateObject private var desk = Desk()
  var body: some View {
    VStack {
      Button("Author") { desk.sheet = .author }  // expect: sheet route:Topic.author from view:Reading
      Finder(desk: desk)
    }
    .sheet(item: $desk.sheet) { $0.screen() }
  }
}

struct Finder: View {
  @ObservedObject var desk: Desk
  var body: some View {
    if let topic = desk.found {
      topic.screen()
    } else {
      Button("Book") { desk.found = .book }
    }
  }
}

struct AuthorScreen: View { var body: some View { Text("Author") } }
struct BookScreen: View { var body: some View { Text("Book") } }
struct GenreScreen: View { var body: some View { Text("Genre") } }
