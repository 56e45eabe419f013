/// The patterns of one `.gitignore` file.
struct IgnoreFile: Sendable {
  enum Verdict: Sendable, Equatable {
    case ignored, kept
  }

  /// Patterns in the order of the file.
  private let patterns: [IgnorePattern]
  /// Positions of the patterns that are a plain name, by the name, ascending. Most are, and need not be tried one by one.
  private let positionsByName: [[UInt8]: [Int]]
  /// Positions of all others, ascending.
  private let otherPositions: [Int]

  init(_ content: [UInt8]) {
    let hasMark = content.starts(with: [0xEF, 0xBB, 0xBF])
    var patterns: [IgnorePattern] = []
    var positionsByName: [[UInt8]: [Int]] = [:]
    var otherPositions: [Int] = []
    for line in content.dropFirst(hasMark ? 3 : 0).split(separator: 0x0A) {
      guard let pattern = IgnorePattern(line: line) else { continue }
      if let name = pattern.literalName {
        positionsByName[name, default: []].append(patterns.count)
      } else {
        otherPositions.append(patterns.count)
      }
      patterns.append(pattern)
    }
    self.patterns = patterns
    self.positionsByName = positionsByName
    self.otherPositions = otherPositions
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// What the last matching pattern says; `nil` where none matches.
  /// - Parameter parts: the path's parts below the folder that holds this file.
  func verdict(on parts: ArraySlice<[UInt8]>, isFolder: Bool) -> Verdict? {
    guard let name = parts.last else { return nil }
    let named = positionsByName[name]?.last { isFolder || !patterns[$0].onlyFolders }
    let lowest = named ?? -1
    for position in otherPositions.reversed() {
      guard position > lowest else { break }
      if patterns[position].matches(parts, isFolder: isFolder) { return verdict(at: position) }
    }
    return named.map(verdict(at:))
  }

  private func verdict(at position: Int) -> Verdict { patterns[position].isNegated ? .kept : .ignored }
}
