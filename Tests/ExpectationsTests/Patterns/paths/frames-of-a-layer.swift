// idiom: paths/frames-of-a-layer
// A path of objects that each hold the route: one that begins empty shows nothing, and the objects are no routes beside what they hold.
import SwiftUI

enum Page: Hashable {
  case chapters  // expect: node route:Page.chapters mapped used
  case chapter(Int)  // expect: node route:Page.chapter mapped used
  case notes  // expect: node route:Page.notes mapped used

  @ViewBuilder func screen() -> some View {
    switch self {
    case .chapters: ChaptersView()
    case .chapter(let number): ChapterView(number: number)
    case .notes: NotesView()
    }
  }
}

@Observable final class Leaf: Hashable {
  private(set) var page: Page
  init(page: Page) { self.page = page }
  static func == (one: Leaf, other: Leaf) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable final class Layer {
  var path: [Leaf]
  init(path: [Page] = []) {
    self.path = path.map { .init(page: $0) }
  }
  func push(_ page: Page) { path.append(.init(page: page)) }
}

struct LeafView: View {
  let leaf: Leaf
  var body: some View { leaf.page.screen() }
}

struct LayerView: View {
  @State var layer: Layer
  var body: some View {
    NavigationStack(path: $layer.path) {
      Button("Chapters") { layer.push(.chapters) }  // expect: push route:Page.chapters from view:LayerView through Layer.push
        .navigationDestination(for: Leaf.self) { LeafView(leaf: $0) }
    }
    .environment(layer)
  }
}

struct ChaptersView: View {
  @Environment(Layer.self) private var layer
  var body: some View {
    Button("First") { layer.push(.chapter(1)) }  // expect: push route:Page.chapter from view:ChaptersView through Layer.push
  }
}

struct ChapterView: View {
  let number: Int
  @Environment(Layer.self) private var layer
  var body: some View {
    Button("Notes") { layer.push(.notes) }  // expect: push route:Page.notes from view:ChapterView through Layer.push
  }
}

struct NotesView: View { var body: some View { Text("Notes") } }

@main struct BookApp: App {
  @State private var layer = Layer()  // expect: none
  var body: some Scene { WindowGroup { LayerView(layer: layer) } }
}
