// idiom: wrappers/across-files
import SwiftUI

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Detail") { router.openDetail() }  // expect: push route:Route.detail from view:RootView through Router.openDetail, Router.push
        .withDestinations()
    }
  }
}
