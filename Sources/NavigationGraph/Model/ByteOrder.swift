/// Compares two strings by their UTF-8 bytes: negative, zero or positive.
///
/// The order of `String` takes canonically equivalent strings for equal, which leaves the order of two such file names to chance;
/// bytes leave nothing to chance, and agree with what `sort` does in the C locale.
public func compareBytes(_ a: String, _ b: String) -> Int {
  let quick = a.utf8.withContiguousStorageIfAvailable { x in
    b.utf8.withContiguousStorageIfAvailable { y in
      let shared = min(x.count, y.count)
      for i in 0..<shared where x[i] != y[i] { return x[i] < y[i] ? -1 : 1 }
      return x.count - y.count
    }
  }
  if let quick, let quick { return quick }
  if a.utf8.elementsEqual(b.utf8) { return 0 }
  return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
}

/// Compares two lists of strings: the shorter first, then element by element.
func compareShortestFirst(_ a: [String], _ b: [String]) -> Int {
  if a.count != b.count { return a.count < b.count ? -1 : 1 }
  for (x, y) in zip(a, b) {
    let order = compareBytes(x, y)
    if order != 0 { return order }
  }
  return 0
}

/// The smaller of two optional strings; one that is there before none.
func smallest(_ a: String?, _ b: String?) -> String? {
  guard let a else { return b }
  guard let b else { return a }
  return compareBytes(b, a) < 0 ? b : a
}
