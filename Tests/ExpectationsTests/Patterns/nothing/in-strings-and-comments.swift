// idiom: nothing/in-strings-and-comments
// check: all
import SwiftUI

struct ManualView: View {
  private let example = """
    struct Wrong: View {
      var body: some View {
        NavigationStack(path: $path) { Wrong() }
          .sheet(isPresented: .constant(true)) { ManualView() }
      }
    }
    """
  private let raw = #"router.push(.detail) \#(1) NavigationLink("x", value: Route.detail)"#
  // NavigationLink("Manual", destination: ManualView())
  /* .sheet(isPresented: $shows) { /* nested */ ManualView() } */
  /// ```
  /// .fullScreenCover(isPresented: $shows) { ManualView() }
  /// ```
  var body: some View {
    Text(example + raw)
    Text("\(example.count) .alert(\"x\", isPresented: $shows)")
  }
}
