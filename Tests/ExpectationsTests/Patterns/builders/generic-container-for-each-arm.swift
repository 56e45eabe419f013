// idiom: builders/generic-container-for-each-arm
// The arms show one generic container, handed the view itself and no closure; the screen of one arm leads to that of the other.
import SwiftUI

enum Show: Hashable {
  case poster  // expect: node route:Show.poster mapped used
  case list  // expect: node route:Show.list mapped used
}

struct Presented: Identifiable {
  let show: Show
  var id: Show { show }
}

@main struct CinemaApp: App {
  var body: some Scene { WindowGroup { HallView() } }
}

struct HallView: View {
  @State private var presented: Presented?
  var body: some View {
    VStack {
      Button("Poster") { presented = Presented(show: .poster) }  // expect: fullScreenCover route:Show.poster from view:HallView
      Button("List") { presented = Presented(show: .list) }  // expect: fullScreenCover route:Show.list from view:HallView
    }
    .fullScreenCover(item: $presented) { presented in
      switch presented.show {
      case .poster: Frame(content: PosterView())
      case .list: Frame(content: ListView())
      }
    }
  }
}

struct Frame<Content: View>: View {
  let content: Content
  var body: some View { NavigationStack { content } }
}

struct PosterView: View {
  var body: some View {
    NavigationLink("List") { ListView() }  // expect: push view:ListView from view:PosterView
  }
}

struct ListView: View { var body: some View { Text("List") } }
