// idiom: builders/one-container-for-each-arm
// check: all
// The arms show one view of the app's own, made of other things: the case chooses it all the same, and the enum is a route.
import SwiftUI

struct Film: Hashable { let id: Int }

enum Show: Hashable {
  case poster(Film)  // expect: node route:Show.poster mapped used
  case list  // expect: node route:Show.list mapped used
}

struct Presented: Identifiable {
  let show: Show
  var id: Show { show }
}

@main struct CinemaApp: App {
  var body: some Scene { WindowGroup { HallView() } }  // expect: root view:HallView from app:CinemaApp
}

struct HallView: View {
  @State private var presented: Presented?
  var body: some View {
    VStack {
      // expect-next: fullScreenCover route:Show.poster from view:HallView
      Button("Poster") { presented = Presented(show: .poster(Film(id: 1))) }
      Button("List") { presented = Presented(show: .list) }  // expect: fullScreenCover route:Show.list from view:HallView
    }
    .fullScreenCover(item: $presented) { presented in
      switch presented.show {
      case .poster: Frame(page: .poster)  // expect: builds view:Frame from route:Show.poster
      case .list: Frame(page: .list)  // expect: builds view:Frame from route:Show.list
      }
    }
  }
}

enum Page {
  case poster, list
  @ViewBuilder func screen() -> some View {
    switch self {
    case .poster: PosterView()
    case .list: ListView()
    }
  }
}

struct Frame: View {
  let page: Page
  var body: some View {
    // expect-next: embeds view:PosterView from view:Frame; embeds view:ListView from view:Frame
    NavigationStack { page.screen() }
  }
}

struct PosterView: View {
  var body: some View {
    NavigationLink("List") { ListView() }  // expect: push view:ListView from view:PosterView
  }
}

struct ListView: View { var body: some View { Text("List") } }
