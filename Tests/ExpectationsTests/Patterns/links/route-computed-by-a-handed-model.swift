// idiom: links/route-computed-by-a-handed-model
import SwiftUI

enum Route: Hashable { case post(Int), user(Int), help }

struct Notice: Identifiable {
  let id: Int
  let post: Int?
  let kind: String
  var route: Route {
    if let post { return .post(post) }
    return .user(id)
  }
  var link: Route {
    switch kind {
    case "help": .help
    default: .user(id)
    }
  }
}

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

struct NoticeRow: View {
  let notice: Notice
  @Environment(Router.self) private var router
  var body: some View {
    // expect-next: push route:Route.post from view:NoticeRow through Router.push; push route:Route.user from view:NoticeRow through Router.push
    Button("1") { router.push(notice.route) }
    // expect-next: push route:Route.help from view:NoticeRow; push route:Route.user from view:NoticeRow
    NavigationLink("2", value: notice.link)
  }
}

struct NoticeList: View {
  @State private var router = Router()
  let notices: [Notice]
  var body: some View {
    NavigationStack(path: $router.path) {
      List(notices) { notice in NoticeRow(notice: notice) }  // expect: embeds view:NoticeRow from view:NoticeList
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .post(let id): NumberView(number: id)
          case .user(let id): NumberView(number: id)
          case .help: Text("Help")
          }
        }
    }
    .environment(router)
  }
}

struct NumberView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

@main struct Reader: App {
  var body: some Scene { WindowGroup { NoticeList(notices: []) } }
}
