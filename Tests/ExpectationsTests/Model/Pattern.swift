import Foundation
import SourceTestSupport

/// A small app with what is expected of it.
struct Pattern: Sendable {
  /// `area/idea`.
  let name: String
  let sources: SourceSet

  var area: String { String(name.prefix { $0 != "/" }) }

  static let folder = Repository.url("Tests/ExpectationsTests/Patterns")

  /// All patterns, by name: each file and each folder in an area.
  static let all: [Pattern] = {
    let manager = FileManager.default
    let areas = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.contains(".") }
    return areas.sorted().flatMap { area in
      let ideas = ((try? manager.contentsOfDirectory(atPath: folder.appendingPathComponent(area).path)) ?? []).sorted()
      return ideas.compactMap { idea -> Pattern? in
        guard !idea.hasPrefix("."), let sources = try? SourceSet(at: folder.appendingPathComponent("\(area)/\(idea)")) else { return nil }
        return Pattern(name: "\(area)/\(idea.hasSuffix(".swift") ? String(idea.dropLast(6)) : idea)", sources: sources)
      }
    }
  }()

  /// What its files expect, and whether all kinds are checked.
  func expectations() throws -> (all: [Expectation], checksAll: Bool) {
    var result: [Expectation] = []
    var checksAll = false
    for file in sources.files where !file.isManifest {
      let page = try ExpectationPage(file)
      guard page.idiom == name || !file.isSwift else { throw ExpectationError("\(file.path): the first line is not // idiom: \(name)") }
      result += page.expectations
      checksAll = checksAll || page.checksAll
    }
    return (result, checksAll)
  }
}
