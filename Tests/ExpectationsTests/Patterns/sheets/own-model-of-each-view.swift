// idiom: sheets/own-model-of-each-view
import SwiftUI

struct Friend: Identifiable {
  let id: Int
}

struct Letter {
  var recipient: Friend?
}

@main struct PostApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        FriendsView().tabItem { Text("Friends") }  // expect: tab tab:PostApp.Friends from app:PostApp; tab view:FriendsView from tab:PostApp.Friends
        SearchView().tabItem { Text("Search") }  // expect: tab tab:PostApp.Search from app:PostApp; tab view:SearchView from tab:PostApp.Search
      }
    }
  }
}

struct FriendsView: View {
  let friends = [Friend(id: 1)]
  @State private var letter = Letter()

  var body: some View {
    VStack {
      ForEach(friends) { row(for: $0) }
    }
    .sheet(item: $letter.recipient) { LetterView(friend: $0) }  // expect: sheet view:LetterView from view:FriendsView
  }

  private func row(for friend: Friend) -> some View {
    Button("Write") { letter.recipient = friend }
  }
}

struct SearchView: View {
  @State private var letter = Letter()

  var body: some View {
    Button("Write") { letter.recipient = Friend(id: 2) }
      .sheet(item: $letter.recipient) { LetterView(friend: $0) }  // expect: sheet view:LetterView from view:SearchView
  }
}

struct LetterView: View {
  let friend: Friend
  var body: some View { Text("\(friend.id)") }
}
