/// A pattern of a `CODEOWNERS` file, cut into the parts between its slashes.
struct OwnerPattern: Hashable, Sendable {
  /// Bytes of a part; `**` stands for any number of parts.
  private let parts: [[UInt8]]

  private static let star = UInt8(ascii: "*")
  private static let anything: [UInt8] = [star, star]

  /// - Parameters:
  ///   - text: as it is written, escapes included.
  ///   - anchorsInner: Whether a slash in the middle ties the pattern to the top folder (GitHub, as `.gitignore` does) or only one at its
  ///     beginning (GitLab).
  ///   - descends: Whether the name of a folder means all that lies in it also without a slash at its end (GitHub).
  init(_ text: String, anchorsInner: Bool, descends: Bool) {
    var words = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map(Array.init)
    let isAnchored = text.utf8.first == UInt8(ascii: "/")
    let isFolder = text.utf8.last == UInt8(ascii: "/")
    if !isAnchored, words.count <= 1 || !anchorsInner, words.first != Self.anything { words.insert(Self.anything, at: 0) }
    if isFolder || words.last == Self.anything {
      // All below, and not the folder itself.
      if words.last != Self.anything { words.append(Self.anything) }
      words.append([Self.star])
      parts = words
      isOpen = false
    } else {
      parts = words
      // `docs/*` means what lies directly in it.
      isOpen = descends && words.last != [Self.star]
    }
  }

  /// Whether what lies below something that it fits, fits as well.
  private let isOpen: Bool

  /// Whether it means a path. O(parts of the pattern · length of the path).
  func matches(_ path: [[UInt8]]) -> Bool {
    // Which beginnings of the pattern fit the part of the path that was read.
    var fits = [Bool](repeating: false, count: parts.count + 1)
    fits[0] = true
    passStars(&fits)
    for part in path {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (number, pattern) in parts.enumerated() where fits[number] {
        if pattern == Self.anything {
          next[number] = true
        } else if Self.part(part, fits: pattern) {
          next[number + 1] = true
        }
      }
      passStars(&next)
      if isOpen, next[parts.count] { return true }
      fits = next
    }
    return fits[parts.count]
  }

  private func passStars(_ fits: inout [Bool]) {
    for (number, pattern) in parts.enumerated() where fits[number] && pattern == Self.anything { fits[number + 1] = true }
  }

  /// `*` any bytes, `?` one, a backslash takes the next as it stands. Goes back to the last star only, which is enough.
  private static func part(_ text: [UInt8], fits pattern: [UInt8]) -> Bool {
    var (i, j) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while i < text.count {
      if j < pattern.count, pattern[j] == Self.star {
        star = (j, i)
        j += 1
        continue
      }
      let isEscape = j + 1 < pattern.count && pattern[j] == UInt8(ascii: "\\")
      let next = isEscape ? j + 1 : j
      if next < pattern.count, pattern[next] == text[i] || (!isEscape && pattern[next] == UInt8(ascii: "?")) {
        i += 1
        j = next + 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        i = last.text + 1
        j = last.pattern + 1
      } else {
        return false
      }
    }
    while j < pattern.count, pattern[j] == Self.star { j += 1 }
    return j == pattern.count
  }
}
