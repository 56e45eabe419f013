import SwiftUI

struct RecipeListView: View {
  @Environment(RecipeBook.self) private var book
  @State private var query = ""

  private var matches: [Recipe] {
    query.isEmpty ? book.recipes : book.recipes.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    List(matches) { recipe in
      NavigationLink(recipe.name, value: Destination.recipe(recipe))
    }
    .searchable(text: $query)
    .navigationTitle("Recipes")
  }
}
