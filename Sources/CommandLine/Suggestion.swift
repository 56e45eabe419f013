/// The word that somebody may have meant.
public enum Suggestion {
  /// The nearest of the known words, `nil` where none is near: at most a third of the letters may differ, and one always; else the shortest
  /// that begins with the word, or has it as a part of its own; else the longest that the word begins with.
  public static func nearest(to word: String, among known: [String]) -> String? {
    // Nobody mistypes a word this long, and the cost grows with the square.
    guard word.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best, best.distance <= max(1, max(word.count, best.word.count) / 3) { return best.word }
    let part = word.lowercased()
    guard part.count >= 3 else { return nil }
    let whole = known.filter { $0.lowercased().hasPrefix(part) }
    let longer = whole.isEmpty ? known.filter { hasPart($0.lowercased(), part) } : whole
    if let found = longer.min(by: { ($0.count, $0) < ($1.count, $1) }) { return found }
    let shorter = known.filter { $0.count >= 4 && part.hasPrefix($0.lowercased()) && hasPart(part, $0.lowercased()) }
    return shorter.max { $0.count < $1.count }
  }

  /// Whether a word has another as a part that no letter or digit adjoins: `link-prefix` has `prefix`, and not `fix`.
  private static func hasPart(_ word: String, _ part: String) -> Bool {
    var rest = word[...]
    while let range = rest.firstRange(of: part) {
      let before = range.lowerBound > word.startIndex ? word[word.index(before: range.lowerBound)] : "-"
      let after = range.upperBound < word.endIndex ? word[range.upperBound] : "-"
      if !before.isLetter, !before.isNumber, !after.isLetter, !after.isNumber { return true }
      rest = word[word.index(after: range.lowerBound)...]
    }
    return false
  }

  /// `; did you mean 'lint'?`, or nothing.
  static func text(for word: String, among known: [String], prefix: String = "") -> String {
    nearest(to: word, among: known).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[second.count]
  }
}
