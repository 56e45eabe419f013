import Foundation
import NavigationGraph
import Rules
import SourceTestSupport
import Testing

/// A fingerprint names the rule and the things that a finding is about: no place, no folder, no other finding.
@Suite struct FingerprintTests {
  typealias Subject = RuleExampleTests.Subject

  /// The fingerprints of what a rule finds in files that lie in a folder, as seen from there or from the folder round it.
  private static func fingerprints(
    _ sources: SourceSet, _ configuration: LintConfiguration, folder: String = "App", isFromParent: Bool = false
  ) throws -> [String] {
    let top = try TemporaryFolder()
    for file in sources.files { try top.write(file.bytes, to: "\(folder)/\(file.path)") }
    let result = try SourceSet.result(
      paths: [isFromParent ? folder : "."], in: isFromParent ? top.url : top.url.appendingPathComponent(folder),
      observing: configuration.observedFamilies())
    return result.graph.lint(configuration, observing: result.observations).findings.map(\.fingerprint).sorted()
  }

  @Test(arguments: RuleExampleTests.triggering) func theyStayTheSame(_ subject: Subject) throws {
    let configuration = subject.demanding(LintConfiguration(only: [subject.rule.id]))
    let sources = subject.example.sources()
    let known = try Self.fingerprints(sources, configuration)
    #expect(!known.isEmpty)
    #expect(try Self.fingerprints(sources, configuration, isFromParent: true) == known, "seen from the folder round it")
    #expect(try Self.fingerprints(sources, configuration, folder: "A: copy, of it", isFromParent: true) == known, "in another folder")
    #expect(try Self.fingerprints(subject.example.sources("\n\n" + subject.example.source), configuration) == known, "with moved lines")
    // A project names its files: one that is renamed there alone is in no target.
    guard !sources.files.contains(where: { $0.path.hasSuffix(".pbxproj") }) else { return }
    var renamed = sources
    for index in renamed.files.indices where renamed.files[index].isSwift && !renamed.files[index].isManifest {
      let path = renamed.files[index].path
      renamed.files[index].path = path.dropLast(".swift".count) + "Renamed.swift"
    }
    #expect(try Self.fingerprints(renamed, configuration) == known, "with renamed files")
  }

  /// What a rule finds in one example is told apart, but for comments: those say nothing but the rule.
  @Test(arguments: RuleExampleTests.triggering) func theyDiffer(_ subject: Subject) throws {
    let known = try Self.fingerprints(subject.example.sources(), subject.demanding(LintConfiguration(only: [subject.rule.id])))
    #expect(Set(known).count == known.count)
  }

  private static let app = """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View { var body: some View { MagazineView() } }
    """

  private static let magazine = """
    import SwiftUI
    private enum Route: Hashable { case article, giftCard }
    struct MagazineView: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Article", value: Route.article)
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .article: Text("Article")
              case .giftCard: Text("Gift card")
              }
            }
        }
      }
    }
    """

  /// Another type of the name, private to another file, changes no fingerprint; nor does the file's name.
  @Test(arguments: ["private enum Route { case other }", "enum Route { case other }", "struct Other { enum Route { case other } }"])
  func aNamesakeChangesNothing(_ other: String) throws {
    func fingerprints(_ files: [(String, String)], folder: String = "App") throws -> [String] {
      let sources = SourceSet(files: files.map { SourceSet.File(path: $0, bytes: Array($1.utf8)) })
      return try Self.fingerprints(sources, LintConfiguration(only: ["unused_destination"]), folder: folder)
    }
    let known = try fingerprints([("App.swift", Self.app), ("Magazine.swift", Self.magazine)])
    #expect(known.count == 1)
    #expect(try fingerprints([("App.swift", Self.app), ("Magazine.swift", Self.magazine), ("Other.swift", other)]) == known)
    #expect(try fingerprints([("App.swift", Self.app), ("News.swift", Self.magazine), ("Other.swift", other)], folder: "copy") == known)
  }
}
