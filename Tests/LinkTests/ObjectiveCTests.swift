import NavigationGraph
import Testing

@testable import Link

/// What Objective-C may use of the source.
struct ObjectiveCTests {
  private static let source = """
    import UIKit
    @objc enum Page: Int { case profile, help }
    enum Step { case first }
    final class Opener: NSObject {
      @objc func open(_ page: Page, _ from: UIViewController) {
        switch page {
        case .profile: from.present(ProfileController(), animated: true)
        case .help: from.present(HelpController(), animated: true)
        }
      }
      func lost(_ from: UIViewController) { from.present(LostController(), animated: true) }
    }
    @objc(XYZOther) final class Other: NSObject {
      @objc func open(_ from: UIViewController) { from.present(OtherController(), animated: true) }
    }
    @objcMembers final class Members: NSObject {
      func open(_ from: UIViewController) { from.present(MembersController(), animated: true) }
    }
    final class Plain { func open(_ from: UIViewController) { from.present(PlainController(), animated: true) } }
    final class ProfileController: UIViewController {}
    final class HelpController: UIViewController {}
    final class LostController: UIViewController {}
    final class OtherController: UIViewController {}
    final class MembersController: UIViewController {}
    final class PlainController: UIViewController {}
    """

  private func graph(_ names: Set<String>) throws -> NavigationGraph { try Linked(Self.source, objectiveCNames: names).graph }

  private func isReachable(_ id: String, _ graph: NavigationGraph) -> Bool? { graph.nodes.first { $0.id == id }?.reachable }

  @Test func whatItNamesIsWithinReach() throws {
    let graph = try graph(["Opener", "PageProfile", "Plain"])
    #expect(graph.nodes.first { $0.id == "object:Opener" }?.origin == .objectiveC)
    #expect(isReachable("view:ProfileController", graph) == true)
    // What it cannot see it does not use.
    #expect(graph.nodes.first { $0.id == "object:Plain" }?.origin == nil)
    #expect(isReachable("view:PlainController", graph) == false)
    #expect(isReachable("view:OtherController", graph) == false)
  }

  @Test func aNameThatIsGivenCounts() throws {
    #expect(isReachable("view:OtherController", try graph(["XYZOther"])) == true)
    #expect(isReachable("view:OtherController", try graph(["XYZ"])) == false)
  }

  @Test func withoutItNothingIsHeldBack() throws {
    let graph = try graph([])
    #expect(graph.nodes.allSatisfy { $0.origin == nil })
    #expect(isReachable("view:ProfileController", graph) == false)
  }

  /// Only what the runtime is shown can be called by it.
  @Test func whatItCannotSeeIsDead() throws {
    let linked = try Linked(Self.source, objectiveCNames: ["Opener", "Members"])
    let liveness = Liveness(linked.passes.evaluator, linked.passes.flow)
    #expect(liveness.isLive(try linked.function("Opener.open")))
    #expect(liveness.isLive(try linked.function("Members.open")))
    #expect(!liveness.isLive(try linked.function("Opener.lost")))
  }
}
