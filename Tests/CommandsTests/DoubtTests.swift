import Foundation
import Testing

/// Where no known way leads and a place that cannot be followed may: every form says so, and none says more.
@Suite struct DoubtTests {
  private static let source = """
    import SwiftUI
    import Elsewhere

    enum Route: Hashable { case detail, help }

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { HomeView() } }
    }

    struct HomeView: View {
      @State private var path: [Route] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Next") { path.append(nextRoute()) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: DetailView()
              case .help: HelpView()
              }
            }
        }
      }
    }

    struct DetailView: View {
      var body: some View { Text("Detail").navigationTitle("Detail") }
    }

    struct HelpView: View {
      var body: some View { Text("Help").navigationTitle("Help") }
    }
    """

  private func run(_ words: [String], in folder: TemporaryFolder) throws -> String {
    let outcome = try Tool.run(words, in: folder)
    #expect(outcome.code == 0, "\(words): \(outcome.messages)")
    return outcome.output
  }

  @Test func allFormsAgree() throws {
    let folder = try TemporaryFolder()
    let known = Self.source.replacing("path.append(nextRoute())", with: "_ = 0")
    for (name, source, word) in [("doubted", Self.source, "unreachable?"), ("known", known, "unreachable")] {
      try folder.write("\(name)/App.swift", source)
      _ = try run(["render", name, "-o", "\(name).svg"], in: folder)
      let svg = try folder.text("\(name).svg")
      #expect(svg.contains(">\(word)<"), "\(name)")
      #expect(svg.contains("unreachable?") == (name == "doubted"), "\(name)")
      #expect(try run(["graph", name, "--format", "mermaid"], in: folder).contains(word), "\(name)")
      _ = try run(["render", name, "-o", "\(name).html"], in: folder)
      #expect(try folder.text("\(name).html").contains("\"doubted\": true") == (name == "doubted"), "\(name)")
      _ = try run(["docs", name, "-o", "docs-\(name)"], in: folder)
      #expect(try folder.text("docs-\(name)/screens.md").contains("out of reach as far as is known") == (name == "doubted"), "\(name)")
      let lint = try run(["lint", name, "--reporter", "json"], in: folder)
      #expect(lint.contains("\"rule\": \"unused_destination\"") == (name == "known"), "\(name): \(lint)")
    }
  }
}
