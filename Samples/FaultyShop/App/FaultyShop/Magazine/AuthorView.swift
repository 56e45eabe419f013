import SwiftUI

struct AuthorView: View {
  let name: String

  var body: some View {
    Label(name, systemImage: "person")
      .navigationTitle("About the author")
  }
}
