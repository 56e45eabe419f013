// idiom: builders/shown-by-another-presenter
import SwiftUI

/// An arm that shows nothing leaves its case to somebody else: another presenter of the item, a condition in a view, another view's switch.
struct Message: Identifiable {
  enum Kind {
    case letter  // expect: node route:Message.Kind.letter mapped used
    case banner  // expect: node route:Message.Kind.banner mapped used
    case ticker  // expect: node route:Message.Kind.ticker mapped used
    case nothing  // expect: node route:Message.Kind.nothing used
  }

  let id: Int
  let kind: Kind
}

final class Post: ObservableObject {
  @Published var current: Message?
}

@main
struct PostApp: App {
  @StateObject private var post = Post()

  var body: some Scene {
    WindowGroup {
      HomeView(post: post)
        .background { HostView(post: post) }
    }
  }
}

struct HomeView: View {
  let post: Post

  var body: some View {
    // expect-next: sheet|alert route:Message.Kind.letter from view:HomeView; maybe sheet|alert route:Message.Kind.letter from view:HomeView
    Button("Letter") { post.current = Message(id: 1, kind: .letter) }
    // expect-next: sheet|alert route:Message.Kind.banner from view:HomeView; maybe sheet|alert route:Message.Kind.banner from view:HomeView
    Button("Banner") { post.current = Message(id: 3, kind: .banner) }
    // expect-next: sheet|alert route:Message.Kind.ticker from view:HomeView; maybe sheet|alert route:Message.Kind.ticker from view:HomeView
    Button("Ticker") { post.current = Message(id: 4, kind: .ticker) }
    // expect-next: sheet|alert route:Message.Kind.nothing from view:HomeView; maybe sheet|alert route:Message.Kind.nothing from view:HomeView
    Button("Nothing") { post.current = Message(id: 5, kind: .nothing) }
  }
}

struct HostView: View {
  @ObservedObject var post: Post

  var body: some View {
    Color.clear
      .overlay {
        if case .banner = post.current?.kind { BannerView() }
      }
      .sheet(item: $post.current) { message in
        switch message.kind {
        case .letter: LetterView()
        case .banner, .ticker, .nothing: EmptyView()
        }
      }
  }
}

struct FooterView: View {
  @ObservedObject var post: Post

  var body: some View {
    if let current = post.current {
      switch current.kind {
      case .ticker: TickerView()
      case .letter, .banner, .nothing: EmptyView()
      }
    }
  }
}

struct LetterView: View { var body: some View { Text("Letter") } }
struct BannerView: View { var body: some View { Text("Banner") } }
struct TickerView: View { var body: some View { Text("Ticker") } }
