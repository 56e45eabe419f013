// idiom: registries/generic-registration
// check: all
import SwiftUI

protocol Screen: Hashable {
  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}

struct Song: Screen {  // expect: node route:Song mapped used reachable
  let id: Int
  var content: some View { SongView(song: self) }  // expect: builds view:SongView from route:Song
}

struct Album: Screen {  // expect: node route:Album mapped used reachable
  let id: Int
  var content: some View { AlbumView(album: self) }  // expect: builds view:AlbumView from route:Album
}

struct Lyric: Hashable { let text: String }  // expect: node route:Lyric mapped used reachable

extension View {
  func screen<S: Screen>(_ type: S.Type) -> some View {
    navigationDestination(for: type) { $0.content }
  }

  func described<T: Hashable>(_ type: T.Type) -> some View {
    navigationDestination(for: T.self) { value in DescriptionView(text: String(describing: value)) }  // expect: builds view:DescriptionView from route:Lyric
  }
}

@main
struct MusicApp: App {
  var body: some Scene { WindowGroup { HomeView() } }  // expect: root view:HomeView from app:MusicApp
}

struct HomeView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Song") { path.append(Song(id: 1)) }  // expect: push route:Song from view:HomeView
        Button("Album") { path.append(Album(id: 1)) }  // expect: push route:Album from view:HomeView
        NavigationLink("Lyric", value: Lyric(text: "La"))  // expect: push route:Lyric from view:HomeView
      }
      .screen(Song.self)
      .screen(Album.self)
      .described(Lyric.self)
    }
  }
}

struct SongView: View {
  let song: Song
  var body: some View { Text("\(song.id)") }
}

struct AlbumView: View {
  let album: Album
  var body: some View { Text("\(album.id)") }
}

struct DescriptionView: View {
  let text: String
  var body: some View { Text(text) }
}
