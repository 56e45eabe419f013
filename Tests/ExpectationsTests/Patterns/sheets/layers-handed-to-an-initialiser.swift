// idiom: sheets/layers-handed-to-an-initialiser
// A modifier with an initialiser of its own is handed the first of what a model holds: who raises something shows it, and not the view that
// hands on what is there.
import SwiftUI

enum Page: Hashable {
  case editor, gallery

  @ViewBuilder func view() -> some View {
    switch self {
    case .editor: EditorView()
    case .gallery: GalleryView()
    }
  }
}

struct Layer: Identifiable {
  let id: Int
  let page: Page
}

@Observable final class LayerModel {
  var layers: [Layer] = []
  func raise(_ page: Page) { layers.append(Layer(id: layers.count, page: page)) }
}

struct LayerModifier: ViewModifier {
  let next: Layer?
  let close: () -> Void

  init(next: Layer?, close: @escaping () -> Void) {
    self.next = next
    self.close = close
  }

  func body(content: Content) -> some View {
    content.fullScreenCover(item: Binding(get: { next }, set: { if $0 == nil { close() } })) { $0.page.view() }
  }
}

extension View {
  func layers(next: Layer?, close: @escaping () -> Void) -> some View { modifier(LayerModifier(next: next, close: close)) }
}

struct RootView: View {
  @State private var model = LayerModel()
  var body: some View {
    VStack {
      Button("Edit") { model.raise(.editor) }  // expect: fullScreenCover route:Page.editor from view:RootView through LayerModel.raise
      ToolsView(model: model)
    }
    .layers(next: model.layers.first) { model.layers.removeLast() }  // expect: maybe return dismiss
  }
}

struct ToolsView: View {
  let model: LayerModel
  var body: some View {
    Button("Gallery") { model.raise(.gallery) }  // expect: fullScreenCover route:Page.gallery from view:ToolsView through LayerModel.raise
  }
}

struct FixedView: View {
  var body: some View {
    // expect-next: fullScreenCover route:Page.gallery from view:FixedView through View.layers, LayerModifier.init
    Text("Fixed").layers(next: Layer(id: 0, page: .gallery)) {}
  }
}

struct EditorView: View { var body: some View { FixedView() } }
struct GalleryView: View { var body: some View { Text("Gallery") } }

@main struct PaperApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
