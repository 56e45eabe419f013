import SwiftUI

struct ProductionAreaListScreen: View {
  let fruitID: Fruit.ID

  @Environment(AppFlow.self) private var flow
  @Environment(FruitStore.self) private var store

  var body: some View {
    List {
      ForEach(store.fruit(fruitID)?.areas ?? [], id: \.self) { area in
        Text(area)
      }
      Section {
        ActionRow(title: "Back") { flow.pop() }
        ActionRow(title: "Back to the list") { flow.popToRoot() }
      }
    }
    .navigationTitle("Where it grows")
  }
}
