// idiom: paths/route-of-an-element
import SwiftUI

enum Page: Hashable {
  case loading, article(Int)

  @ViewBuilder func view() -> some View {
    switch self {
    case .loading: LoadingView()  // expect: builds view:LoadingView from route:Page.loading
    case .article: ArticleView()  // expect: builds view:ArticleView from route:Page.article
    }
  }
}

enum Mood { case calm, loud }

@Observable final class Frame: Hashable {
  private(set) var page: Page
  var mood = Mood.calm
  init(page: Page) { self.page = page }
  func show(_ page: Page) { self.page = page }
  func calm() { mood = .calm }  // expect: none
  static func == (a: Frame, b: Frame) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable final class Stack {
  var frames: [Frame] = []
  func push(_ page: Page) { frames.append(Frame(page: page)) }
  func replace(_ page: Page) { frames[frames.count - 1].show(page) }
}

struct FrameView: View {
  let frame: Frame
  var body: some View { frame.page.view() }
}

struct RootView: View {
  @State private var stack = Stack()
  var body: some View {
    NavigationStack(path: $stack.frames) {
      Button("Read") { stack.push(.loading) }  // expect: push route:Page.loading from view:RootView through Stack.push
        .navigationDestination(for: Frame.self) { FrameView(frame: $0) }
    }
    .environment(stack)
  }
}

struct LoadingView: View {
  @Environment(Stack.self) private var stack
  var body: some View {
    // expect-next: replace route:Page.article from view:LoadingView through Stack.replace, Frame.show
    Text("Loading").task { stack.replace(.article(1)) }
  }
}

struct ArticleView: View { var body: some View { Text("Article") } }
