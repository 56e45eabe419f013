/// One line of a `.gitignore` file (gitignore(5)).
struct IgnorePattern: Sendable {
  enum Segment: Sendable, Equatable {
    case glob(Glob)
    /// `**`: any number of folders, none too; at the end at least one part.
    case folders
  }

  let isNegated: Bool
  let onlyFolders: Bool
  /// Whether the pattern is matched against the whole path below its file's folder; else against the last part alone.
  let isAnchored: Bool
  let segments: [Segment]

  /// `nil` for blank lines, comments and patterns that cannot match.
  init?(line: some Collection<UInt8>) {
    var bytes = Array(line)
    if bytes.last == 0x0D { bytes.removeLast() }
    Self.trimTrailingSpaces(&bytes)
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    onlyFolders = bytes.last == UInt8(ascii: "/")
    if onlyFolders { bytes.removeLast() }
    guard !bytes.isEmpty else { return nil }
    isAnchored = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    var segments: [Segment] = []
    guard let parts = Self.parts(of: bytes) else { return nil }
    for part in parts {
      if isAnchored, part.count >= 2, part.allSatisfy({ $0 == UInt8(ascii: "*") }) {
        if segments.last != .folders { segments.append(.folders) }
      } else {
        // An empty part (`a//b`) matches no name, and so the pattern matches nothing.
        guard !part.isEmpty, let glob = Glob(part) else { return nil }
        segments.append(.glob(glob))
      }
    }
    guard !segments.isEmpty else { return nil }
    self.segments = segments
  }

  /// The only name that an unanchored pattern without wildcards matches.
  var literalName: [UInt8]? {
    guard !isAnchored, segments.count == 1, case .glob(let glob) = segments[0] else { return nil }
    return glob.literal
  }

  /// Whether the pattern matches a path given as its parts below the folder of the file that holds the pattern.
  func matches(_ parts: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !onlyFolders, let name = parts.last else { return false }
    if !isAnchored {
      guard case .glob(let glob) = segments[0] else { return false }
      return glob.matches(name)
    }
    return matchesPath(parts)
  }

  /// The same going back to the last `**` only as `Glob` does for `*`.
  private func matchesPath(_ parts: ArraySlice<[UInt8]>) -> Bool {
    var segment = 0
    var part = parts.startIndex
    var retry: (segment: Int, part: Int)?
    while true {
      if segment < segments.count, segments[segment] == .folders {
        if segment == segments.count - 1 { return part < parts.endIndex }
        retry = (segment + 1, part)
        segment += 1
      } else if segment < segments.count, part < parts.endIndex, accepts(segments[segment], parts[part]) {
        segment += 1
        part += 1
      } else if segment == segments.count, part == parts.endIndex {
        return true
      } else if let last = retry, last.part < parts.endIndex {
        retry = (last.segment, last.part + 1)
        segment = last.segment
        part = last.part + 1
      } else {
        return false
      }
    }
  }

  private func accepts(_ segment: Segment, _ name: [UInt8]) -> Bool {
    guard case .glob(let glob) = segment else { return false }
    return glob.matches(name)
  }

  /// The pattern cut at its slashes; one within a bracket is a member of the set. `nil` where a bracket is never closed.
  private static func parts(of bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "["):
        guard let (_, end) = ByteSet.parse(bytes, from: index + 1) else { return nil }
        index = end
      case UInt8(ascii: "/"):
        parts.append(bytes[start..<index])
        index += 1
        start = index
      default: index += 1
      }
    }
    parts.append(bytes[start...])
    return parts
  }

  /// Spaces at the end do not count unless the last one kept is quoted by a backslash.
  private static func trimTrailingSpaces(_ bytes: inout [UInt8]) {
    var end = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 2
        end = index
      } else {
        if bytes[index] != 0x20 { end = index + 1 }
        index += 1
      }
    }
    bytes.removeSubrange(end...)
  }
}
