/// Limits what is spent on finding what values show.
///
/// Functions that call each other twice and again, or in circles, have more paths than can be walked: the number doubles with each step. A
/// question that costs too much is given up, and said to be.
struct ShownWork {
  /// For one question from outside; a switch of some ten thousand arms takes a third.
  private static let limit = 262_144
  /// For all questions together; each has the smallest limit from then on.
  private static let limitOfAll = 33_554_432
  private static let smallestLimit = 8_192

  private var left = 0
  private var leftOfAll = limitOfAll
  private(set) var gaveUp = false

  var isLeft: Bool { left > 0 }

  /// A question from outside begins.
  mutating func begin() {
    left = max(Self.smallestLimit, min(Self.limit, leftOfAll))
    gaveUp = false
  }

  /// Counts what is handed on, by the length of what is said of it; false where that was too much.
  mutating func spend(_ found: [Shown], under condition: Condition, _ guards: Guards) -> Bool {
    var cost = 1 + found.count
    if condition != .always { cost += guards.atoms(condition).count * found.count }
    for item in found { cost += item.hops.count }
    leftOfAll = max(0, leftOfAll - cost)
    left = max(0, left - cost)
    if left == 0 { gaveUp = true }
    return left > 0
  }
}
