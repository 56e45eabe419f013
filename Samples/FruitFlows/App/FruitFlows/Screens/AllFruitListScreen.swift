import SwiftUI

/// Every fruit of the store, by name.
struct AllFruitListScreen: View {
  @Environment(AppFlow.self) private var flow
  @Environment(FruitStore.self) private var store

  var body: some View {
    List(store.fruits) { fruit in
      FruitRow(fruit: fruit) {
        flow.push(.fruitDetail(fruitID: fruit.id))
      }
    }
    .navigationTitle("fruit.list.title")
  }
}
