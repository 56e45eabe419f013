// idiom: wrappers/across-files
import SwiftUI

extension View {
  func withDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .detail: DetailView()  // expect: builds view:DetailView from route:Route.detail
      }
    }
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
