import Foundation
import Testing

/// What `navgraph diff` compares, and what it says where it cannot.
@Suite struct DiffTests {
  /// A repository with the small app, committed once.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    try git(folder, "init", "-q", "-b", "main")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "one")
    return folder
  }

  private let renamed = SmallApp.source.replacing("DetailView", with: "ItemView")
  private let another = "import SwiftUI\n\nextension HomeView {\n  var more: some View { Text(\"\").sheet(isPresented: .constant(true)) { MoreView() } }\n}\n\nstruct MoreView: View {\n  var body: some View { Text(\"More\") }\n}\n"

  @Test func theWorkingTreeHasWhatIsStagedWhatIsNotAndWhatIsUntracked() throws {
    let folder = try repository()
    #expect(try Tool.run(["diff"], in: folder).output == "HEAD → the working tree: No change to the navigation\n")
    try folder.write("App.swift", renamed)
    #expect(try Tool.run(["diff"], in: folder).output.contains("1 screen renamed"), "not staged")
    try git(folder, "add", "-A")
    #expect(try Tool.run(["diff"], in: folder).output.contains("1 screen renamed"), "staged")
    try folder.write("More.swift", another)
    let untracked = try Tool.run(["diff", "--exit-code"], in: folder)
    #expect(untracked.code == 1)
    #expect(untracked.output.contains("1 screen added, 1 renamed"), "\(untracked.output)")
    // What git is told to ignore is not read on either side.
    try folder.write(".gitignore", "More.swift\n")
    #expect(try Tool.run(["diff"], in: folder).output.contains(": 1 screen renamed\n"))
  }

  @Test func revisionsAreNamedAsGitNamesThem() throws {
    let folder = try repository()
    try git(folder, "checkout", "-q", "-b", "branch")
    try folder.write("App.swift", renamed)
    try git(folder, "commit", "-q", "-a", "-m", "two")
    try git(folder, "checkout", "-q", "main")
    try folder.write("More.swift", another)
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "three")
    let cases: [([String], [String])] = [
      (["main..branch"], ["1 screen removed, 1 renamed"]), (["main", "branch"], ["1 screen removed, 1 renamed"]),
      (["main...branch"], [": 1 screen renamed"]), (["branch...main"], [": 1 screen added"]), (["HEAD^..HEAD"], [": 1 screen added"]),
      (["branch"], ["1 screen added, 1 renamed"]), (["branch", "--merge-base"], [": 1 screen added"]), (["main.."], ["No change"]),
      (["main..branch", "App.swift"], [": 1 screen renamed"]),
    ]
    for (words, parts) in cases {
      let outcome = try Tool.run(["diff"] + words, in: folder)
      #expect(outcome.code == 0 && parts.allSatisfy(outcome.output.contains), "\(words): \(outcome.output)\(outcome.messages)")
    }
  }

  @Test func aFolderBelowTheTopComparesItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/App/App.swift", SmallApp.source)
    try folder.write("other/Other.swift", another)
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "one")
    try folder.write("ios/App/App.swift", renamed)
    try folder.write("other/Other.swift", "")
    let outcome = try Tool.run(["diff"], inFolder: folder.path + "/ios")
    #expect(outcome.output.contains(": 1 screen renamed\n") && outcome.output.contains("\n      App/App.swift:"), "\(outcome.output)")
  }

  @Test func savedGraphsAndFoldersAreCompared() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/App.swift", SmallApp.source)
    try folder.write("b/App.swift", renamed)
    for name in ["a", "b"] { #expect(try Tool.run(["graph", name, "-o", name + ".json"], in: folder).code == 0) }
    for words in [["a", "b"], ["a.json", "b.json"]] {
      let outcome = try Tool.run(["diff"] + words, in: folder)
      #expect(outcome.output.contains(": 1 screen renamed\n"), "\(outcome.output)\(outcome.messages)")
    }
    #expect(try Tool.run(["diff", "a.json"], in: folder).code == 2)
    #expect(try Tool.run(["diff", "a.json", "missing.json"], in: folder).code == 3)
  }

  @Test func whatCannotBeComparedIsTold() throws {
    let folder = try repository()
    let cases: [([String], Int32, String)] = [
      (["nowhere"], 2, "'nowhere' is no revision"), (["main..nowhere"], 2, "'nowhere' is no revision"), (["--", "--help"], 2, "is no revision"),
      (["main", "nowhere"], 2, "'nowhere' is no revision that this repository knows, and no file or folder"),
      (["main..main", "nowhere"], 2, "nowhere: no such file or folder in main"), (["main", ".."], 2, ".. is not in the repository"),
    ]
    for (words, code, part) in cases {
      let outcome = try Tool.run(["diff"] + words, in: folder)
      #expect(outcome.code == code && outcome.messages.contains(part), "\(words): \(outcome.code) \(outcome.messages)")
    }
    let outside = try TemporaryFolder()
    let outcome = try Tool.run(["diff"], inFolder: outside.path, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(outcome.code == 3 && outcome.messages.contains("not a git repository"), "\(outcome.messages)")
  }

  @Test func aShallowCloneSaysWhatItLacks() throws {
    let folder = try repository()
    try folder.write("App.swift", renamed)
    try git(folder, "commit", "-q", "-a", "-m", "two")
    let clone = try TemporaryFolder()
    try git(clone, "clone", "-q", "--depth", "1", "file://" + folder.path, "app")
    let outcome = try Tool.run(["diff", "HEAD^..HEAD"], inFolder: clone.path + "/app")
    #expect(outcome.code == 2 && outcome.messages.contains("the clone is shallow"), "\(outcome.messages)")
    #expect(try Tool.run(["diff"], inFolder: clone.path + "/app").code == 0)
  }

  /// A repository that one was sent may hold what runs when git looks at it.
  @Test(arguments: [["diff"], ["affected"], ["lint", "--changed-since", "HEAD"], ["render"], ["docs"]])
  func nothingOfTheRepositoryRuns(_ words: [String]) throws {
    let folder = try repository()
    // A file with another time of change is what git asks a filter about.
    try folder.write("Same.swift", "let same = 0\n")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "two")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: folder.path + "/Same.swift")
    let trap = try folder.write("trap.sh", "#!/bin/sh\ntouch '\(folder.path)/pwned'\ncat\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
    for name in ["post-checkout", "post-index-change", "reference-transaction", "pre-commit"] {
      try FileManager.default.copyItem(atPath: trap, toPath: folder.path + "/.git/hooks/" + name)
    }
    try folder.write(".gitattributes", "*.swift filter=trap diff=trap\n")
    for setting in [
      ("core.fsmonitor", trap), ("filter.trap.clean", trap), ("filter.trap.smudge", trap), ("diff.trap.textconv", trap), ("diff.external", trap),
      ("core.pager", trap),
    ] { try git(folder, "config", setting.0, setting.1) }
    try folder.write("App.swift", renamed)
    let before = try state(of: folder)
    let results = try TemporaryFolder()
    let target = ["render": ["-o", results.path + "/a.svg"], "docs": ["-o", results.path + "/docs"]]
    let outcome = try Tool.run(words + (target[words[0]] ?? []), in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(words != ["diff"] || outcome.output.contains("1 screen renamed"), "\(outcome.output)\(outcome.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    #expect(try state(of: folder) == before)
  }

  /// What git keeps, to the byte: neither index nor references may change.
  private func state(of folder: TemporaryFolder) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if let data = try? Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + path)) { result[path] = data }
    }
    return result
  }

  /// Hooks of git have `GIT_DIR` set, which would make the folder that they start a program in the top.
  @Test func theRepositoryIsThatAroundTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/App.swift", SmallApp.source)
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "one")
    for directory in ["../.git", folder.path + "/.git", "/nowhere"] {
      let variables = ["GIT_DIR": directory, "GIT_INDEX_FILE": "/nowhere/index"]
      let outcome = try Tool.run(["affected"], inFolder: folder.path + "/ios", environment: variables)
      #expect(outcome.output.hasPrefix("HEAD → the working tree: 0 files changed"), "\(directory): \(outcome.output)\(outcome.messages)")
    }
  }

  @Test func aBareRepositoryHasRevisionsOnly() throws {
    let folder = try repository()
    try folder.write("App.swift", renamed)
    try git(folder, "commit", "-q", "-a", "-m", "two")
    let bare = try TemporaryFolder()
    try git(bare, "clone", "-q", "--bare", folder.path, "app.git")
    // `HEAD` is a file there, too.
    for words in [["HEAD^..HEAD"], ["HEAD^", "HEAD"], ["HEAD^..HEAD", "App.swift"]] {
      let outcome = try Tool.run(["diff"] + words, inFolder: bare.path + "/app.git")
      #expect(outcome.code == 0 && outcome.output.contains(": 1 screen renamed"), "\(words): \(outcome.output)\(outcome.messages)")
    }
    for words in [[], ["HEAD"], ["App.swift"]] {
      let outcome = try Tool.run(["diff"] + words, inFolder: bare.path + "/app.git")
      #expect(outcome.code == 2 && !outcome.messages.isEmpty, "\(words): \(outcome.output)\(outcome.messages)")
    }
  }

  @Test func submodulesAreReadOrLeftOutOnBothSides() throws {
    let module = try TemporaryFolder()
    try module.write("More.swift", another)
    try git(module, "init", "-q")
    try git(module, "add", "-A")
    try git(module, "commit", "-q", "-m", "one")
    let folder = try repository()
    try git(folder, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "file://" + module.path, "Module")
    try git(folder, "commit", "-q", "-m", "with a module")
    #expect(try Tool.run(["diff"], in: folder).output.contains("No change"))
    let added = try Tool.run(["diff", "HEAD^..HEAD"], in: folder)
    #expect(added.output.contains("1 screen added"), "\(added.output)\(added.messages)")
    try folder.write("Module/More.swift", another.replacing("MoreView", with: "OtherView"))
    #expect(try Tool.run(["diff"], in: folder).output.contains("1 screen renamed"))
    try git(folder, "submodule", "--quiet", "deinit", "--force", "Module")
    let without = try Tool.run(["diff", "HEAD^..HEAD"], in: folder)
    #expect(without.output.contains("No change") && without.messages.contains("the submodule Module is left out"), "\(without.output)\(without.messages)")
  }

  @Test func aRevisionWithoutSwiftIsTheEmptyApp() throws {
    let folder = try TemporaryFolder()
    try folder.write("README.md", "text")
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "one")
    try folder.write("App.swift", SmallApp.source)
    let outcome = try Tool.run(["diff"], in: folder)
    #expect(outcome.code == 0 && outcome.output.contains("2 screens added") && outcome.messages.contains("no Swift file in HEAD"), "\(outcome.output)\(outcome.messages)")
  }
}

/// `navgraph dump` and `navgraph check`.
@Suite struct DumpCheckTests {
  @Test func aFileAgreesUntilTheNavigationChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    #expect(try Tool.run(["dump", "App.swift", "-o", "navigation.txt"], in: folder).code == 0)
    let well = try Tool.run(["check", "navigation.txt", "App.swift"], in: folder)
    #expect(well.code == 0 && well.output.isEmpty && well.messages.isEmpty)
    try folder.write("App.swift", "\n// Moved.\n" + SmallApp.source)
    #expect(try Tool.run(["check", "navigation.txt", "App.swift"], in: folder).code == 0)
    try folder.write("App.swift", SmallApp.source.replacing("DetailView", with: "ItemView"))
    let changed = try Tool.run(["check", "navigation.txt", "App.swift"], in: folder)
    #expect(changed.code == 1)
    #expect(
      changed.output == """
        - route:Route.detail builds view:DetailView
        + route:Route.detail builds view:ItemView
        - view:DetailView screen
        + view:ItemView screen

        """)
    #expect(changed.messages == "navigation.txt is out of date by 4 lines; to renew it: navgraph dump App.swift -o navigation.txt\n")
  }

  @Test func otherFilesAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    try folder.write("other.txt", "something else\n")
    for file in ["other.txt", "missing.txt"] {
      let outcome = try Tool.run(["check", file], in: folder)
      #expect(outcome.code == 2 && outcome.messages.contains("navgraph dump"), "\(outcome.messages)")
    }
    #expect(try Tool.run(["check"], in: folder).code == 2)
  }
}
