import Testing

/// What no file of the repository may name.
@Suite struct WordingTests {
  /// Put together from parts, so that this file does not name them itself.
  static let forbidden: [String] = [
    ["/ho", "me/"], ["/wo", "rk/"], ["local", "host:"], ["snapshot.", "debian"], ["deb.", "debian"], ["py", "pi.org"], ["npm", "js.org"],
    ["127.0", ".0.1"], ["artifact", "-registry"], ["proxy", ".golang"], ["land", ".sh"], ["far", "m-"],
  ].map { $0.joined() }

  static let binary: Set<String> = ["png", "pdf", "zip", "gz"]

  @Test func noMachineIsNamed() throws {
    let files = ["Sources", "Tests", "Scripts", "docs", "Samples", "Plugins", ".ci"].flatMap { Repository.files(in: $0) } + topLevel()
    #expect(files.count > 100)
    for file in files where !Self.binary.contains(String(file.path.split(separator: ".").last ?? "")) {
      let text = try file.text()
      for word in Self.forbidden where text.contains(word) { Issue.record("\(file.path) names \(word)") }
    }
  }

  private func topLevel() -> [Repository.File] {
    ["Package.swift", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", ".gitignore", "action.yml", ".pre-commit-hooks.yaml"].map {
      Repository.File(path: $0, url: Repository.root.appendingPathComponent($0))
    }
  }
}
