import SwiftUI

struct DiscoverView: View {
  @Binding var path: NavigationPath
  @Environment(Library.self) private var library

  var body: some View {
    List {
      ForEach(Topic.all) { topic in
        NavigationLink(topic.name, value: topic)
      }
      Button("Surprise me") {
        guard let feed = library.feeds.randomElement() else { return }
        path.append(feed)
      }
    }
    .navigationTitle("Discover")
  }
}
