import SwiftUI

/// Feeds, topics and articles lie in one stack, so the path is type-erased.
struct DiscoverTab: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      DiscoverView(path: $path)
        .navigationDestination(for: Feed.self) { feed in
          FeedView(feed: feed)
        }
        .navigationDestination(for: Topic.self) { TopicView(topic: $0, path: $path) }
        .withAppDestinations()
    }
  }
}
