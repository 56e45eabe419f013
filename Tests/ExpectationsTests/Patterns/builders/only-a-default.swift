// idiom: builders/only-a-default
import SwiftUI

enum Quay: Hashable { case north, south }

struct HarbourView: View {
  @State private var path: [Quay] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("North") { path.append(.north) }  // expect: push route:Quay.north from view:HarbourView
        .navigationDestination(for: Quay.self) { quay in
          switch quay {
          default: QuayView(quay: quay)  // expect: builds view:QuayView from route:Quay.north; builds view:QuayView from route:Quay.south
          }
        }
    }
  }
}
struct QuayView: View {
  let quay: Quay
  var body: some View { Text("Quay") }
}
