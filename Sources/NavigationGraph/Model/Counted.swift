/// A number and what is counted: `1 screen`, `2 screens`, `3 entries`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(count == 1 ? noun : plural(of: noun))" }

private func plural(of noun: String) -> String {
  let letters = noun.suffix(2)
  guard letters.count == 2, letters.last == "y", let before = letters.first, !"aeiou".contains(before) else { return noun + "s" }
  return noun.dropLast() + "ies"
}
