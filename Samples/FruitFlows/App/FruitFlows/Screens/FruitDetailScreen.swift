import SwiftUI

/// What there is to know of one fruit, and the ways on from it: where it grows, what is cooked of it, fruits of its color.
struct FruitDetailScreen: View {
  let fruitID: Fruit.ID

  @Environment(AppFlow.self) private var flow
  @Environment(FruitStore.self) private var store

  var body: some View {
    List {
      if let fruit = store.fruit(fruitID) {
        Section("About") {
          LabeledContent("Name", value: fruit.name)
          LabeledContent("Color", value: fruit.color.rawValue)
        }
        Section("More") {
          NavigationLink(value: PushableDestination.productionAreaList(fruitID: fruitID)) {
            Label("Where it grows", systemImage: "map")
          }
          ActionRow(title: "Fruits of the same color") {
            flow.presentSheet(.coloredFruitList(fruit.color))
          }
          ActionRow(title: "All of the same color, large") {
            flow.presentFullScreen(.coloredFruitList(fruit.color))
          }
          ActionRow(title: "Poster") {
            flow.presentFullScreen(.fruitPoster(fruitID: fruitID))
          }
          ActionRow(title: "Season") {
            flow.presentAlert(PresentableAlert(title: fruit.name, message: "Ripe in \(fruit.season)."))
          }
          ActionRow(title: "Mark as eaten") {
            markAsEaten(fruit)
          }
        }
      }
    }
    .navigationTitle(store.fruit(fruitID)?.name ?? "Fruit")
    .toolbar {
      Button("All fruit", systemImage: "house") { flow.popToRoot() }
    }
  }

  private func markAsEaten(_ fruit: Fruit) {
    do {
      try store.markAsEaten(fruit.id)
    } catch {
      flow.presentErrorAlert(error)
    }
  }
}
