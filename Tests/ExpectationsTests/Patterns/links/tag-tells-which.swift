// idiom: links/tag-tells-which
import SwiftUI

struct RootView: View {
  @State private var chosen: Int?
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("1", destination: FirstView(), tag: 1, selection: $chosen)  // expect: push view:FirstView from view:RootView
        NavigationLink("2", destination: SecondView(), tag: 2, selection: $chosen)  // expect: push view:SecondView from view:RootView
        Child(chosen: $chosen)
      }
    }
  }
}

struct Child: View {
  @Binding var chosen: Int?
  var body: some View {
    Button("Go") { chosen = 2 }  // expect: push view:SecondView from view:Child
  }
}

struct FirstView: View { var body: some View { Text("1") } }
struct SecondView: View { var body: some View { Text("2") } }
