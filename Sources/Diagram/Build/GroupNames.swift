/// Names of groups by their keys: the last part of a path, with as many parts before it as tell it from the others.
enum GroupNames {
  private static let mostParts = 3

  static func shortest(_ keys: [String], given: [String: String]) -> [String: String] {
    let paths = keys.map { ($0, $0.split(separator: "/").map(String.init)) }
    var names: [String: String] = [:]
    for parts in 1...mostParts {
      let open = paths.filter { names[$0.0] == nil }
      // `Features/…` needs the folder's name beside the sign for the rest.
      let tails = open.map { key, path in (key, path.suffix(path.last == "…" ? parts + 1 : parts).joined(separator: "/")) }
      var uses: [String: Int] = [:]
      for tail in tails { uses[tail.1, default: 0] += 1 }
      for (key, tail) in tails where uses[tail] == 1 || parts == mostParts { names[key] = tail.isEmpty ? key : tail }
    }
    return names.merging(given) { _, given in given }
  }
}
