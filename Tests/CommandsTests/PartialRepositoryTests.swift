import Foundation
import Testing

/// Repositories that do not hold all of what they tell of.
@Suite struct PartialRepositoryTests {
  private let detail = "import SwiftUI\n\nstruct DetailsView: View {\n  var body: some View { Text(\"\") }\n}\n"

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    try folder.write("Other/Details.swift", detail)
    try git(folder, "init", "-q", "-b", "main")
    try git(folder, "config", "uploadpack.allowFilter", "true")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "one")
    try folder.write("App/App.swift", SmallApp.source.replacing("DetailView", with: "ItemView"))
    try git(folder, "commit", "-q", "-a", "-m", "two")
    return folder
  }

  /// What git does not have is not what was not there.
  @Test func aPartialCloneSaysWhatItLacks() throws {
    let (folder, clone) = (try repository(), try TemporaryFolder())
    try git(clone, "-c", "protocol.file.allow=always", "clone", "-q", "--filter=blob:none", "file://" + folder.path, "app")
    for words in [["diff", "HEAD^..HEAD"], ["lint", "--changed-since", "HEAD^"], ["affected", "HEAD^..HEAD"]] {
      let outcome = try Tool.run(words, inFolder: clone.path + "/app")
      #expect(outcome.code == 3 && outcome.messages.contains("a partial clone"), "\(words): \(outcome.code) \(outcome.output)\(outcome.messages)")
    }
    // What is not different is never asked for.
    #expect(try Tool.run(["diff"], inFolder: clone.path + "/app").output.contains("No change"))
  }

  @Test func whatASparseCheckoutLeavesOutIsNotGone() throws {
    let folder = try repository()
    try git(folder, "sparse-checkout", "set", "Other")
    try #require(!FileManager.default.fileExists(atPath: folder.path + "/App/App.swift"))
    let outcome = try Tool.run(["diff"], in: folder)
    #expect(outcome.output.contains("No change") && outcome.messages.contains("1 file that this sparse checkout leaves out is left out"), "\(outcome)")
    #expect(try Tool.run(["affected"], in: folder).output.contains("0 files changed"))
    try folder.write("Other/Details.swift", detail + "// more\n")
    #expect(try Tool.run(["affected"], in: folder).output.contains("1 file changed"))
  }

  /// A finding on which a place that cannot be followed casts doubt is neither solved, nor new when the place is gone.
  @Test func whatIsHeldBackOnOneSideIsNoNews() throws {
    let folder = try TemporaryFolder()
    let plain = SmallApp.source.replacing("case detail(Int)", with: "case detail(Int)\n  case spare")
    let unfollowed = plain + "\n\nextension HomeView {\n  func load(_ key: Int) { path.append(Store.shared.route(key)) }\n}\n"
    try git(folder, "init", "-q", "-b", "main")
    for text in [plain, unfollowed, plain] {
      try folder.write("App.swift", text)
      try git(folder, "add", "-A")
      try git(folder, "commit", "-q", "-m", "next")
    }
    try #require(try Tool.run(["lint"], in: folder).output.contains("spare"))
    for change in ["HEAD~2..HEAD~1", "HEAD~1..HEAD"] {
      let outcome = try Tool.run(["diff", change], in: folder)
      #expect(!outcome.output.contains("finding") && !outcome.output.contains("solved"), "\(change): \(outcome.output)")
    }
    #expect(try !Tool.run(["lint", "--changed-since", "HEAD~1"], in: folder).output.contains("spare"))
  }
}
