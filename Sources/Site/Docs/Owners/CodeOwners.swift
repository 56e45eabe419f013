/// Who owns which files: a `CODEOWNERS` file.
///
/// GitHub (*About code owners*): a line is a pattern and its owners, the last line that fits a file counts, one without owners takes them
/// away; patterns are those of `.gitignore` but for `!`, `[…]` and `\#`. GitLab (*Code Owners file reference*): sections, each with a last
/// line of its own that counts, owners that a section hands to its lines, `!` for what a section leaves out; a pattern is tied to the top
/// folder by a slash at its beginning only.
public struct CodeOwners: Hashable, Sendable {
  /// Whose rules hold.
  public enum Host: Hashable, Sendable {
    case gitHub, gitLab
    /// GitLab's where the file has sections, else GitHub's.
    case either
  }

  private struct Line: Hashable, Sendable {
    let pattern: OwnerPattern
    let owners: [String]
    let isExclusion: Bool
  }

  /// The lines of each section, in the order of the file.
  private var sections: [[Line]] = [[]]

  /// Lines that say nothing are left out, whatever they hold. O(length).
  public init(_ text: String, host: Host) {
    let lines = text.split(whereSeparator: \.isNewline).map { Self.words(String($0)) }
    let isGitLab = host == .gitLab || (host == .either && lines.contains { Self.section($0) != nil })
    var positions: [String: Int] = [:]
    var current = 0
    var defaults: [String] = []
    for words in lines {
      if isGitLab, let section = Self.section(words) {
        // A section that is named again goes on; names are compared without regard to capitals.
        current = positions[section.name] ?? sections.count
        if current == sections.count { sections.append([]) }
        positions[section.name] = current
        defaults = section.owners
        continue
      }
      guard let first = words.first else { continue }
      let isExclusion = isGitLab && first.hasPrefix("!")
      if !isGitLab, first.hasPrefix("!") { continue }
      let owners = Self.owners(words.dropFirst())
      sections[current].append(
        Line(
          pattern: OwnerPattern(isExclusion ? String(first.dropFirst()) : first, anchorsInner: !isGitLab, descends: !isGitLab),
          owners: owners.isEmpty ? defaults : owners, isExclusion: isExclusion))
    }
  }

  /// The owners of a file, in the order in which they are written.
  /// - Parameter path: from the folder that the file speaks of. O(lines · length).
  public func owners(of path: String) -> [String] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    var result: [String] = []
    for section in sections {
      if section.contains(where: { $0.isExclusion && $0.pattern.matches(parts) }) { continue }
      guard let line = section.last(where: { !$0.isExclusion && $0.pattern.matches(parts) }) else { continue }
      for owner in line.owners where !result.contains(owner) { result.append(owner) }
    }
    return result
  }

  /// What is written between spaces, up to a comment; a backslash before a space makes it part of the word.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Other escapes are the pattern's.
        if scalar != " " && scalar != "#" { word.unicodeScalars.append("\\") }
        word.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "#", word.isEmpty {
        break
      } else if scalar == " " || scalar == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    if isEscaped { word += "\\" }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// `[Name]`, `^[Name]`, `[Name][2] @owner`; the name may have spaces.
  private static func section(_ words: [String]) -> (name: String, owners: [String])? {
    guard let first = words.first, first.hasPrefix("[") || first.hasPrefix("^[") else { return nil }
    let text = words.joined(separator: " ")
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else { return nil }
    let name = text[text.index(after: open)..<close]
    var rest = text[text.index(after: close)...]
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") { rest = rest[rest.index(after: end)...] }
    // `[ab].swift @owner` is a pattern.
    guard rest.isEmpty || rest.hasPrefix(" "), !name.isEmpty else { return nil }
    return (name.lowercased(), owners(rest.split(separator: " ").map(String.init)[...]))
  }

  /// Names with `@`, addresses of mail too; what is none is left out.
  private static func owners(_ words: ArraySlice<String>) -> [String] { words.filter { $0.contains("@") } }
}
