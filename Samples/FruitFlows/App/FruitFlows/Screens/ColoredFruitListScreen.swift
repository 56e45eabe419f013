import SwiftUI

/// Shown as a sheet and as a cover; the stack that it pushes to is the one of the modal.
struct ColoredFruitListScreen: View {
  let color: FruitColor

  @Environment(AppFlow.self) private var flow
  @Environment(FruitStore.self) private var store

  var body: some View {
    List(store.fruits(of: color)) { fruit in
      FruitRow(fruit: fruit) {
        flow.push(.fruitDetail(fruitID: fruit.id))
      }
    }
    .navigationTitle(color.rawValue.capitalized)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done", action: flow.dismiss)
      }
    }
  }
}
