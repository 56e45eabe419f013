import SwiftUI

struct HomeView: View {
  @Environment(AppRouter.self) private var router
  @Environment(RecipeBook.self) private var book

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      VStack(spacing: 24) {
        BigButton("All recipes") {
          router.push(.recipeList)
        }
        BigButton("Something new") {
          router.push(.newRecipe)
        }
        if let favorite = book.favorite {
          RecipeCard(recipe: favorite) {
            router.follow([.recipeList, .recipe(favorite)])
          }
        }
      }
      .padding()
      .navigationTitle("Kitchen")
      .toolbar {
        Button("Settings", systemImage: "gearshape") {
          router.push(.settings(.overview))
        }
      }
      .navigationDestination(for: Destination.self) { destination in
        destination.makeView()
      }
    }
  }
}

#Preview {
  HomeView()
    .environment(AppRouter())
    .environment(RecipeBook())
}
