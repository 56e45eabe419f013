// idiom: paths/whole-write-of-models
import SwiftUI

struct Movie: Identifiable, Hashable { let id: Int }

struct RootView: View {
  @State private var path: [Movie] = []
  let movies: [Movie]
  var body: some View {
    NavigationStack(path: $path) {
      List(movies) { movie in
        Button("1") { path = [movie] }  // expect: replace route:Movie from view:RootView
        Button("2") { path = [movies[0], movie] }  // expect: replace route:Movie from view:RootView
        Button("3") { path = movies }  // expect: replace route:Movie from view:RootView
        Button("4") { show(movie) }  // expect: replace route:Movie from view:RootView through RootView.show
        Button("5") { add(movie) }  // expect: push route:Movie from view:RootView through RootView.add
      }
      .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
    }
  }
  func show(_ movie: Movie) { path = [movie] }
  func add(_ movie: Movie) { path.append(movie) }
}

struct MovieView: View {
  let movie: Movie
  var body: some View { Text("\(movie.id)") }
}

@Observable final class Pages {
  var path: [Int] = []
  func jump(to page: Int) { path = [page] }
}

struct PagesView: View {
  @State private var pages = Pages()
  var body: some View {
    NavigationStack(path: $pages.path) {
      VStack {
        NavigationLink("1", value: 3)  // expect: push route:Int from view:PagesView
        Button("2") { pages.path = [1] }  // expect: replace route:Int from view:PagesView direct
        Button("3") { pages.jump(to: 2) }  // expect: replace route:Int from view:PagesView through Pages.jump
      }
      .navigationDestination(for: Int.self) { PageView(number: $0) }
    }
  }
}

struct PageView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

@main struct Cinema: App {
  var body: some Scene { WindowGroup { VStack { RootView(movies: []); PagesView() } } }
}
