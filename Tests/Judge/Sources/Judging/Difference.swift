/// Something on which the two parsers do not agree. One of the views is nil when only one of them saw anything there.
public struct Difference: Hashable, Sendable {
  public let category: Category
  public let line: Int
  public let syntaxView: String?
  public let scannerView: String?

  public init(category: Category, line: Int, syntaxView: String?, scannerView: String?) {
    self.category = category
    self.line = line
    self.syntaxView = syntaxView
    self.scannerView = scannerView
  }
}

/// Compares two lists of observations as multisets.
///
/// What is left over on the same line in the same category is put side by side, so that a wrong label reads as one difference and not as two.
/// Sorting dominates: O(n log n).
public func differences(syntax: [Observation], scanner: [Observation]) -> [Difference] {
  let left = syntax.sorted()
  let right = scanner.sorted()
  var onlyLeft: [Observation] = []
  var onlyRight: [Observation] = []
  var i = 0
  var j = 0
  while i < left.count || j < right.count {
    if j == right.count || (i < left.count && left[i] < right[j]) {
      onlyLeft.append(left[i])
      i += 1
    } else if i == left.count || right[j] < left[i] {
      onlyRight.append(right[j])
      j += 1
    } else {
      i += 1
      j += 1
    }
  }
  return paired(onlyLeft, onlyRight)
}

private func paired(_ left: [Observation], _ right: [Observation]) -> [Difference] {
  var result: [Difference] = []
  var i = 0
  var j = 0
  func place(_ observation: Observation) -> (Int, UInt8) { (observation.line, observation.category.rawValue) }
  while i < left.count || j < right.count {
    if j == right.count || (i < left.count && place(left[i]) < place(right[j])) {
      result.append(Difference(category: left[i].category, line: left[i].line, syntaxView: left[i].text, scannerView: nil))
      i += 1
    } else if i == left.count || place(right[j]) < place(left[i]) {
      result.append(Difference(category: right[j].category, line: right[j].line, syntaxView: nil, scannerView: right[j].text))
      j += 1
    } else {
      result.append(Difference(category: left[i].category, line: left[i].line, syntaxView: left[i].text, scannerView: right[j].text))
      i += 1
      j += 1
    }
  }
  return result
}
