import SwiftUI

struct TopicView: View {
  let topic: Topic
  @Binding var path: NavigationPath

  @Environment(AppRouter.self) private var appRouter
  @Environment(Library.self) private var library

  var body: some View {
    List {
      ForEach(library.feeds(on: topic)) { feed in
        NavigationLink(feed.title, value: feed)
      }
      Button("Add a feed") { appRouter.sheet = .addFeed(topic) }
      Button("All topics") { path = NavigationPath() }
    }
    .navigationTitle(topic.name)
  }
}
