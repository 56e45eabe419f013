// idiom: nothing/look-alikes
// check: all
import SwiftUI

enum Path { case cache, documents }
enum Route { case get, post }
enum Screen: String { case home, detail }

struct Request {
  var path: [String] = []
  var route: Route = .get
}

final class Client {
  private var queue: [Request] = []
  private var sheet: [Int] = []
  func push(_ request: Request) { queue.append(request) }
  func present(_ text: String) { print(text) }
  func folder(_ path: Path) -> String {
    switch path {
    case .cache: "Caches"
    case .documents: "Documents"
    }
  }
  func track(_ screen: Screen) { print(screen.rawValue) }
  func run() {
    var request = Request()
    request.path.append("users")
    request.path = ["users", "1"]
    request.path.removeLast()
    request.route = .post
    push(request)
    present("done")
    track(.detail)
    sheet.append(1)
    sheet = []
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> SwiftUI.Path {
    var path = SwiftUI.Path()
    path.move(to: rect.origin)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
