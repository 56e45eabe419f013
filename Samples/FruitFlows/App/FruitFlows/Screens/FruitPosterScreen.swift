import SwiftUI

struct FruitPosterScreen: View {
  let fruitID: Fruit.ID

  @Environment(\.dismiss) private var dismiss
  @Environment(FruitStore.self) private var store

  var body: some View {
    VStack(spacing: 24) {
      Text(store.fruit(fruitID)?.name ?? "")
        .font(.system(size: 64, weight: .black))
      Button("Done") { dismiss() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.yellow.gradient)
  }
}
