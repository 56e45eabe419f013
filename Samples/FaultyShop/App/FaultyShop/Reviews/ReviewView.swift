import SwiftUI

struct ReviewView: View {
  let review: Review

  var body: some View {
    Text(review.text)
      .padding()
  }
}
