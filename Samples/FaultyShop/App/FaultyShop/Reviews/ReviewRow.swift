import SwiftUI

struct ReviewRow: View {
  let review: Review

  var body: some View {
    NavigationLink(value: review) {
      Text(String(repeating: "★", count: review.stars))
    }
    .navigationDestination(for: Review.self) { review in
      ReviewView(review: review)
    }
  }
}
