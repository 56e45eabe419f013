/// Ranges that stand in each other, and which of them is the innermost round a place.
struct NestedRanges {
  /// Where another range becomes the innermost, ascending.
  private var starts: [UInt32] = []
  /// By start the position of the innermost range; -1 for none.
  private var innermost: [Int32] = []

  /// Empty ranges hold nothing. Of equal ranges the last is the innermost. O(n · log n).
  init(_ ranges: [Range<UInt32>]) {
    let order = ranges.indices.filter { !ranges[$0].isEmpty }.sorted { a, b in
      let (x, y) = (ranges[a], ranges[b])
      if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
      return x.upperBound != y.upperBound ? x.upperBound > y.upperBound : a < b
    }
    starts.reserveCapacity(order.count * 2)
    innermost.reserveCapacity(order.count * 2)
    var open: [Int] = []
    func close(before bound: UInt32) {
      while let last = open.last, ranges[last].upperBound <= bound {
        open.removeLast()
        begin(open.last, at: ranges[last].upperBound)
      }
    }
    for position in order {
      close(before: ranges[position].lowerBound)
      open.append(position)
      begin(position, at: ranges[position].lowerBound)
    }
    close(before: .max)
  }

  private mutating func begin(_ position: Int?, at offset: UInt32) {
    let value = position.map { Int32(truncatingIfNeeded: $0) } ?? -1
    if let last = starts.last, last >= offset {
      innermost[innermost.count - 1] = value
    } else {
      starts.append(offset)
      innermost.append(value)
    }
  }

  /// The position of the innermost range round a place; nil where none is round it. O(log n).
  func innermost(at offset: UInt32) -> Int? {
    let next = starts.partitionPoint { $0 > offset }
    guard next > 0, innermost[next - 1] >= 0 else { return nil }
    return Int(innermost[next - 1])
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position at which a condition holds that holds for all behind it, too. O(log n).
  func partitionPoint(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
