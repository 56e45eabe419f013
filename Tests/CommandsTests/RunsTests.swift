import Testing

/// Each process hashes in another order: what is printed must not hang on it.
@Suite struct RunsTests {
  @Test func overloadsOfARouteComeOutTheSameInEachRun() throws {
    let folder = try TemporaryFolder()
    let names = ["apple", "berry", "cherry", "date", "elder", "fig", "grape", "hazel"]
    let members = names.map { name in
      """
        static func \(name)(_ id: Int) -> Page { Page { FruitView(id: id) } }
        static func \(name)(named text: String) -> Page { Page { TextView(text: text) } }
      """
    }
    try folder.write(
      "App.swift",
      """
      import SwiftUI

      struct Page: Identifiable {
        let id = 0
        let content: AnyView
        init<Content: View>(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

      \(members.joined(separator: "\n"))
      }

      @main struct FruitApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }

      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          Button("Apple") { page = .apple(1) }
            .sheet(item: $page) { $0.content }
        }
      }

      struct FruitView: View {
        let id: Int
        var body: some View { Text("\\(id)") }
      }

      struct TextView: View {
        let text: String
        var body: some View { Text(text) }
      }

      """)
    let first = try Tool.run(["graph", "."], in: folder)
    #expect(first.code == 0)
    #expect(first.output.contains("route:Page.grape"), "\(first.output)")
    for _ in 0..<4 { #expect(try Tool.run(["graph", "."], in: folder).output == first.output) }
  }
}
