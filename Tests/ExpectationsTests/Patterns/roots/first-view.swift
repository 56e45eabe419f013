// idiom: roots/first-view
// check: all
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {  // expect: root view:HomeView from app:ShopApp
      HomeView()  // expect: none
    }
  }
}

struct HomeView: View {  // expect: node view:HomeView screen reachable
  var body: some View { Row() }  // expect: embeds view:Row from view:HomeView
}

struct Row: View {  // expect: node view:Row component reachable
  var body: some View { Text("Row") }
}

struct Orphan: View {  // expect: node view:Orphan unused
  var body: some View { Row() }  // expect: embeds view:Row from view:Orphan
}
