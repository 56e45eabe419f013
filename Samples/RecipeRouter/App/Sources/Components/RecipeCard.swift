import SwiftUI

struct RecipeCard: View {
  let recipe: Recipe
  let onOpen: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(recipe.name).font(.headline)
      Text("\(recipe.steps.count) steps").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.thinMaterial, in: .rect(cornerRadius: 16))
    .onTapGesture(perform: onOpen)
  }
}
