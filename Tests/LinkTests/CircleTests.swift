import Testing

@testable import Link

/// Source that leads back to itself comes to an end; the compiler refuses most of it, but it stands in folders all the same.
@Suite struct CircleTests {
  @Test func namesOfNotificationsThatNameEachOther() throws {
    let linked = try Linked(
      """
      import UIKit
      extension Notification.Name {
        static let first: Notification.Name = .second
        static let second: Notification.Name = .first
      }
      final class DetailController: UIViewController {}
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(forName: .first, object: nil, queue: nil) { _ in
            self.present(DetailController(), animated: true)
          }
          NotificationCenter.default.post(name: .second, object: nil)
        }
      }
      """)
    #expect(linked.edges([.sheet]).contains { $0.hasPrefix("sheet view:HomeController -> view:DetailController") })
  }

  @Test func initialisersThatMakeEachOther() throws {
    let linked = try Linked(
      """
      import SwiftUI
      enum Route: Hashable { case list, item }
      struct First { let route: Route; init(x: Int) { self.route = Second(x: x).route } }
      struct Second { let route: Route; init(x: Int) { self.route = First(x: x).route } }
      struct HomeView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("1") { path.append(First(x: 1).route) }
            Button("2") { path.append(.item) }
              .navigationDestination(for: Route.self) { _ in Text("There") }
          }
        }
      }
      """)
    #expect(linked.edges([.push]) == ["push view:HomeView -> route:Route.item"])
  }

  @Test func publishersThatAreHandedOnInManyWays() throws {
    let calls = (1...12).map { level in
      "func f\(level)(_ p: AnyPublisher<Int, Never>) {\n" + String(repeating: "f\(level - 1)(p)\n", count: 12) + "}"
    }
    let linked = try Linked(
      """
      import Combine
      import UIKit
      final class Model {
        var publisher: AnyPublisher<Int, Never>
        init(_ p: AnyPublisher<Int, Never>) { publisher = p }
        func f0(_ p: AnyPublisher<Int, Never>) { publisher = p }
        \(calls.joined(separator: "\n"))
      }
      final class DetailController: UIViewController {}
      final class HomeController: UIViewController {
        let model: Model
        var bag: Set<AnyCancellable> = []
        init(model: Model) { self.model = model }
        override func viewDidLoad() {
          model.publisher.sink { _ in self.present(DetailController(), animated: true) }.store(in: &bag)
        }
      }
      """)
    #expect(linked.edges([.sheet]).count == 1)
  }
}
