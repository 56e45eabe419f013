/// Pairs things of two sorts, each at most once.
public enum Matching {
  /// As many pairs as there can be (Kuhn's augmenting paths); those that come first on the left are served first.
  ///
  /// - Parameter fits: Whether the left and right thing at two indices may be a pair.
  /// - Returns: For each on the left the one on the right.
  public static func pairs(left: Int, right: Int, fits: (Int, Int) -> Bool) -> [Int?] {
    let choices = (0..<left).map { a in (0..<right).filter { fits(a, $0) } }
    var partner = [Int?](repeating: nil, count: right)

    func serve(_ a: Int, _ seen: inout Set<Int>) -> Bool {
      for b in choices[a] where seen.insert(b).inserted {
        if let other = partner[b], !serve(other, &seen) { continue }
        partner[b] = a
        return true
      }
      return false
    }

    for a in 0..<left {
      var seen: Set<Int> = []
      _ = serve(a, &seen)
    }
    var result = [Int?](repeating: nil, count: left)
    for (b, a) in partner.enumerated() { if let a { result[a] = b } }
    return result
  }
}
