import SwiftUI

/// One step of a recipe. The next step takes the place of this one: back always leads to the recipe.
struct CookingView: View {
  let recipe: Recipe
  let step: Int

  @Environment(AppRouter.self) private var router

  private var isLastStep: Bool { step >= recipe.steps.count - 1 }

  var body: some View {
    VStack(spacing: 32) {
      Text("Step \(step + 1) of \(recipe.steps.count)")
        .font(.headline)
      Text(recipe.steps.indices.contains(step) ? recipe.steps[step] : "")
        .font(.title2)
      BigButton(isLastStep ? "Done" : "Next") {
        router.pushReplacement(isLastStep ? .finished(recipe) : .cooking(recipe, step: step + 1))
      }
    }
    .padding()
    .navigationTitle(recipe.name)
  }
}
