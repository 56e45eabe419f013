// idiom: receivers/generic-enum
import SwiftUI

enum Loaded<Value> {
  case nothing
  case value(Value)
}

enum Row: Hashable { case header, footer }

struct Song: Hashable { let title: String }

struct SongModel: Identifiable {
  let song: Song
  var id: String { song.title }
  func destination() -> any Hashable { song }
}

struct Rows: View {
  @State private var rows: Loaded<[Row]> = .value([.header, .footer])
  var body: some View {
    if case .value(let rows) = rows {
      ForEach(rows, id: \.self) { row in row == .header ? Text("Header") : Text("Footer") }
    }
  }
}

struct Songs: View {
  @State private var songs: Loaded<[SongModel]> = .value([SongModel(song: Song(title: "One"))])
  var body: some View {
    NavigationStack {
      VStack {
        Rows()
        list
      }
      .navigationDestination(for: Song.self) { song in SongView(song: song) }  // expect: builds view:SongView from route:Song
    }
  }

  @ViewBuilder private var list: some View {
    switch songs {
    case .nothing: Text("None")
    case .value(let songs):
      ForEach(songs) { song in
        NavigationLink(value: song.destination()) { Text("Song") }  // expect: push route:Song from view:Songs
      }
    }
  }
}

struct SongView: View { let song: Song; var body: some View { Text(song.title) } }
