import SwiftUI

struct ReviewsView: View {
  let product: Product

  @State private var reviews = [Review(id: 1, stars: 4, text: "Warm, and they do not scratch.")]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(reviews) { review in
        ReviewRow(review: review)
      }
      .navigationTitle(product.name)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
