// idiom: sheets/item-set-by-a-component
import SwiftUI
import StoreKit

/// What is put is no route: a component that sets it speaks for itself, and not for whoever makes it.
@Observable final class ShopModel {
  var bought: Product?
  var offered: Product?
  var name: String?
  var isAskingToRemove: Binding<Bool> {
    Binding(get: { self.offered != nil }, set: { if !$0 { self.offered = nil } })  // expect: return dismiss from object:ShopModel
  }
  func edit(_ name: String) { self.name = name }
}

struct ShopView: View {
  @Bindable var model: ShopModel
  let products: [Product]
  var body: some View {
    List(products) { product in
      ProductMenu(model: model, product: product, name: "A")
    }
    .sheet(item: $model.bought) { ProductView(id: $0.id) }  // expect: sheet view:ProductView from view:ShopView
    .confirmationDialog("Remove?", isPresented: model.isAskingToRemove) { Button("Remove") {} }  // expect: confirmationDialog alert:ShopView from view:ShopView
    .sheet(item: $model.name) { NameView(name: $0) }  // expect: sheet view:NameView from view:ShopView
  }
}

struct ProductMenu: View {
  let model: ShopModel
  let product: Product
  let name: String
  var body: some View {
    Button("Buy") { model.bought = product }  // expect: sheet view:ProductView from view:ProductMenu direct
    Button("Remove") { model.offered = product }  // expect: confirmationDialog alert:ProductMenu from view:ProductMenu direct
    Button("Name") { model.name = name }  // expect: sheet view:NameView from view:ProductMenu direct
    Button("Edit") { model.edit(name) }  // expect: sheet view:NameView from view:ProductMenu through ShopModel.edit
  }
}

struct ProductView: View {
  let id: String
  var body: some View { Text(id) }
}

struct NameView: View {
  let name: String
  var body: some View { Text(name) }
}
