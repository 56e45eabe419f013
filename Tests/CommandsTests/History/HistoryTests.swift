import Foundation
import GraphTestSupport
import Testing

/// The history of a small app, commit by commit, and what `navgraph diff` says of each.
@Suite struct HistoryTests {
  /// The repository, made once.
  private static let repository = Result { try HistoryRepository() }

  @Test(arguments: HistoryStep.all.indices) func everyCommitIsTold(_ number: Int) throws {
    let repository = try Self.repository.get()
    let step = HistoryStep.all[number]
    let outcome = try Tool.run(["diff", "\(repository.commits[number])..\(repository.commits[number + 1])"], inFolder: repository.folder.path)
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(outcome.messages.isEmpty, "\(outcome.messages)")
    // The names of commits differ from run to run.
    let told = outcome.output.replacing(repository.commits[number], with: "before").replacing(repository.commits[number + 1], with: "after")
    let name = String(format: "%02d ", number + 1) + step.name
    let file = Golden.repository(from: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path).appendingPathComponent("Tests/CommandsTests/History/Expected/\(name.replacing(" ", with: "-")).txt")
    let difference = try Golden.difference(told, file, renew: "HistoryTests")
    #expect(difference == nil, "\(difference ?? "")\n\(told)")
  }

  @Test func aMergeIsToldFromBothSides() throws {
    let repository = try Self.repository.get()
    let merge = try #require(HistoryStep.all.firstIndex { if case .merge = $0 { true } else { false } })
    let commit = repository.commits[merge + 1]
    for parent in ["^1", "^2"] {
      let outcome = try Tool.run(["diff", commit + parent + ".." + commit, "--exit-code"], inFolder: repository.folder.path)
      #expect(outcome.code == 1, "\(parent): \(outcome.output) \(outcome.messages)")
    }
    // From where the branch left: only what the branch did.
    let branch = try Tool.run(["diff", commit + "^1..." + commit + "^2"], inFolder: repository.folder.path)
    #expect(!branch.output.contains("showCart") && branch.output.contains("1 way"), "\(branch.output)")
  }

  @Test func allFormsAgreeWhetherThereIsAChange() throws {
    let repository = try Self.repository.get()
    for (number, step) in HistoryStep.all.enumerated() {
      let range = "\(repository.commits[number])..\(repository.commits[number + 1])"
      let codes = try ["text", "markdown", "json"].map {
        try Tool.run(["diff", range, "--exit-code", "--reporter", $0], inFolder: repository.folder.path).code
      }
      #expect(Set(codes).count == 1, "\(step.name): \(codes)")
    }
  }
}

/// The app's history as commits of a repository in a temporary folder.
final class HistoryRepository: Sendable {
  let folder: TemporaryFolder
  /// The first holds the app as it is at the beginning.
  let commits: [String]

  init() throws {
    let folder = try TemporaryFolder()
    for (path, text) in HistoryApp.files { try folder.write(path, text) }
    try git(folder, "init", "-q", "-b", "main")
    var commits = [try commit(folder, "the app")]
    for step in HistoryStep.all {
      switch step {
      case .edit(_, let edits): try apply(edits, folder)
      case .move(_, let old, let new):
        try folder.write(new, try folder.text(old))
        try FileManager.default.removeItem(atPath: folder.path + "/" + old)
      case .takeBack: try git(folder, "checkout", "-q", commits[commits.count - 2], "--", ".")
      case .merge(_, let ours, let theirs):
        try git(folder, "checkout", "-q", "-b", "other")
        try apply(theirs, folder)
        _ = try commit(folder, "theirs")
        try git(folder, "checkout", "-q", "main")
        try apply(ours, folder)
        _ = try commit(folder, "ours")
        try git(folder, "merge", "-q", "--no-edit", "other")
        commits.append(try head(folder))
        continue
      }
      commits.append(try commit(folder, step.name))
    }
    self.folder = folder
    self.commits = commits
  }
}

private func apply(_ edits: [HistoryStep.Edit], _ folder: TemporaryFolder) throws {
  for edit in edits {
    let files = try edit.file.map { [$0] } ?? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/App").map { "App/" + $0 }
    var isFound = false
    for file in files where file.hasSuffix(".swift") {
      let text = try folder.text(file)
      if text.contains(edit.old) {
        isFound = true
        try folder.write(file, text.replacing(edit.old, with: edit.new))
      }
    }
    #expect(isFound, "an edit finds nothing: \(edit.old)")
  }
}

private func commit(_ folder: TemporaryFolder, _ message: String) throws -> String {
  try git(folder, "add", "-A")
  try git(folder, "commit", "-q", "--allow-empty", "-m", message)
  return try head(folder)
}

private func head(_ folder: TemporaryFolder) throws -> String {
  try git(folder, "rev-parse", "HEAD").output.trimmingCharacters(in: .whitespacesAndNewlines)
}

@discardableResult
func git(_ folder: TemporaryFolder, _ arguments: String...) throws -> Tool.Outcome {
  let settings = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null"]
  let outcome = try Tool.run(URL(fileURLWithPath: "/usr/bin/env"), settings + arguments, inFolder: folder.path)
  #expect(outcome.code == 0, "git \(arguments): \(outcome.messages)")
  return outcome
}
