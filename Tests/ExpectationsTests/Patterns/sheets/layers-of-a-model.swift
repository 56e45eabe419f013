// idiom: sheets/layers-of-a-model
import SwiftUI

enum Page: Hashable {
  case editor, gallery

  @ViewBuilder func view() -> some View {
    switch self {
    case .editor: EditorView()  // expect: builds view:EditorView from route:Page.editor
    case .gallery: GalleryView()  // expect: builds view:GalleryView from route:Page.gallery
    }
  }
}

@Observable final class Layer: Identifiable {
  weak var model: LayerModel?
  var index: Int
  var page: Page
  var isCover: Bool

  init(page: Page, model: LayerModel, index: Int = -1, isCover: Bool = false) {
    self.page = page
    self.model = model
    self.index = index
    self.isCover = isCover
  }

  func raise(_ page: Page) { model?.raise(page) }
}

@Observable final class LayerModel {
  private(set) var layers: [Layer] = []

  func raise(_ page: Page) { raise(page, isCover: false) }
  func cover(_ page: Page) { raise(page, isCover: true) }
  func close() { layers.removeLast() }  // expect: return dismiss from object:LayerModel

  private func raise(_ page: Page, isCover: Bool) {
    layers.append(.init(page: page, model: self, index: layers.count, isCover: isCover))
  }
}

struct LayerModifier: ViewModifier {
  let next: Layer?
  let close: () -> Void

  func body(content: Content) -> some View {
    content
      .sheet(item: Binding(get: { if let next, !next.isCover { next } else { nil } }, set: { if $0 == nil { close() } })) { LayerView(layer: $0) }
      .fullScreenCover(item: Binding(get: { if let next, next.isCover { next } else { nil } }, set: { if $0 == nil { close() } })) {
        LayerView(layer: $0)
      }
  }
}

struct NextLayerModifier: ViewModifier {
  let layer: Layer
  @State private var next: Layer?

  func body(content: Content) -> some View {
    content
      .layers(next: next) { layer.model?.close() }  // expect: maybe return dismiss
      .onChange(of: nextLayer()?.index, initial: true) { next = nextLayer() }
  }

  private func nextLayer() -> Layer? {
    guard let model = layer.model else { return nil }
    return layer.index < model.layers.count - 1 ? model.layers[layer.index + 1] : nil
  }
}

extension View {
  func layers(next: Layer?, close: @escaping () -> Void) -> some View { modifier(LayerModifier(next: next, close: close)) }
}

struct LayerView: View {
  @State var layer: Layer
  var body: some View {
    layer.page.view()
      .modifier(NextLayerModifier(layer: layer))
      .environment(layer)
  }
}

struct RootView: View {
  @State private var model = LayerModel()
  var body: some View {
    VStack {
      Button("Edit") { model.raise(.editor) }  // expect: sheet route:Page.editor from view:RootView through LayerModel.raise
      Button("Gallery") { model.cover(.gallery) }  // expect: fullScreenCover route:Page.gallery from view:RootView through LayerModel.cover, LayerModel.raise
    }
    .layers(next: model.layers.first) { model.close() }  // expect: maybe return dismiss
  }
}

struct EditorView: View {
  @Environment(Layer.self) private var layer
  var body: some View {
    Button("Gallery") { layer.raise(.gallery) }  // expect: sheet route:Page.gallery from view:EditorView through Layer.raise, LayerModel.raise
  }
}

struct GalleryView: View { var body: some View { Text("Gallery") } }
