import SwiftUI

struct FinishedView: View {
  let recipe: Recipe

  @Environment(AppRouter.self) private var router

  var body: some View {
    VStack(spacing: 24) {
      Text("Enjoy your \(recipe.name).")
        .font(.largeTitle)
      BigButton("Back to the recipe") {
        router.popUntil(.recipe(recipe))
      }
      BigButton("Cook something else") {
        router.pushAndRemoveUntil(.recipeList)
      }
      BigButton("Home") {
        router.popToRoot()
      }
    }
    .padding()
    .navigationBarBackButtonHidden()
  }
}
