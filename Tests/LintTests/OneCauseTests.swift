import Rules
import SourceTestSupport
import Testing

/// Of two rules that see one cause one speaks, whichever of them run; what could not be followed holds back and is counted.
@Suite struct OneCauseTests {
  private static func app(_ stack: String, _ more: String = "") -> SourceSet {
    SourceSet(files: [
      SourceSet.File(
        path: "App.swift",
        bytes: Array(
          """
          import SwiftUI

          enum Route: Hashable { case book }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            @State private var path: [Route] = []

            var body: some View {
              \(stack)
            }
          }
          \(more)
          """.utf8))
    ])
  }

  private static let unmapped = app(
    """
    NavigationStack(path: $path) {
      Button("Emma") { path.append(.book) }
    }
    """)

  @Test(arguments: [
    (LintConfiguration(), ["unregistered_value"]),
    (LintConfiguration(disabled: ["unregistered_value"]), ["unmapped_destination"]),
    (LintConfiguration(only: ["unmapped_destination"]), ["unmapped_destination"]),
    (LintConfiguration(only: ["unmapped_destination", "unregistered_value"]), ["unregistered_value"]),
    (LintConfiguration(disabled: ["unmapped_destination"]), ["unregistered_value"]),
  ])
  func aTypeThatNothingMapsIsToldByOneRule(configuration: LintConfiguration, expected: [String]) throws {
    #expect(try Self.unmapped.lint(configuration).findings.map(\.rule) == expected)
  }

  /// A builder that nobody could follow may map the type; that the stack alone was not followed is no reason to speak of.
  @Test(arguments: [(true, ["unregistered_value"]), (false, [])])
  func whatAStackHoldsThatWasNotFollowedHoldsBack(hasUnresolvedBuilder: Bool, expected: [String]) throws {
    let sources = Self.app(
      """
      NavigationStack {
        VStack {
          NavigationLink("Emma", value: Route.book)
          content()
        }
        .sheet(isPresented: .constant(true)) { OtherView() }
      }
      """,
      """
      extension BooksView {
        func content() -> some View { ForeignKit.makeContent { Text("more") } }
      }

      struct OtherView: View {
        var body: some View {
          NavigationStack {
            Text("Other")\(hasUnresolvedBuilder ? ".navigationDestination(for: Route.self, destination: ForeignKit.destination)" : "")
          }
        }
      }
      """)
    let outcome = try sources.lint(LintConfiguration(only: ["unregistered_value"]))
    #expect(outcome.findings.isEmpty)
    #expect(outcome.heldBack.map(\.finding.rule) == expected)
  }
}
