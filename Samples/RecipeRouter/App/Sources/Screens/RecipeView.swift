import SwiftUI

struct RecipeView: View {
  let recipe: Recipe

  @Environment(AppRouter.self) private var router
  @Environment(RecipeBook.self) private var book

  var body: some View {
    List {
      Section("You need") {
        ForEach(recipe.ingredients, id: \.self) { Text($0) }
      }
      Section {
        Button("Cook") { router.startCooking(recipe) }
        Button("Only the last step") { router.push(.lastStep(of: recipe)) }
      }
    }
    .navigationTitle(recipe.name)
    .toolbar {
      Button("Delete", systemImage: "trash", role: .destructive) {
        book.remove(recipe)
        router.pop()
      }
    }
  }
}
