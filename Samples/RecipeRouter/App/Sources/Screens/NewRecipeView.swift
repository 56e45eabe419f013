import SwiftUI

struct NewRecipeView: View {
  @Environment(AppRouter.self) private var router
  @Environment(RecipeBook.self) private var book
  @State private var name = ""
  @State private var steps = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Steps, one a line", text: $steps, axis: .vertical)
        .lineLimit(5...)
      Button("Save", action: save)
        .disabled(name.isEmpty)
    }
    .navigationTitle("Something new")
  }

  private func save() {
    let recipe = Recipe(name: name, ingredients: [], steps: steps.components(separatedBy: .newlines))
    book.add(recipe)
    // The form must not lie below the recipe: going back would save it twice.
    router.pushReplacement(.recipe(recipe))
  }
}
