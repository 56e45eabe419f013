import Files

/// The bytes of all files, one behind the other in memory, so that stages can be timed without the disk.
struct Corpus: Sendable {
  var bytes: [UInt8] = []
  var ranges: [Range<Int>] = []
  /// Where the files stand.
  var files: [String] = []
  /// What was asked for.
  let paths: [String]

  var megabytes: Double { Double(bytes.count) / 1_000_000 }

  /// Reads all Swift files below some paths.
  init(paths: [String]) {
    self.paths = paths
    var buffer = ReadBuffer()
    for file in FileWalk.run(paths).files {
      do {
        try buffer.read(file.absolutePath, displayPath: file.path) { append($0) }
        files.append(file.absolutePath)
      } catch {
        print("left out: \(error)")
      }
    }
  }

  private mutating func append(_ file: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: file)
    ranges.append(start..<bytes.count)
  }

  /// Runs of files of about the same number of bytes, several for each thread.
  func shares(threads: Int) -> [Range<Int>] {
    let goal = max(bytes.count / max(threads * 8, 1), 1)
    var shares: [Range<Int>] = []
    var start = 0
    var size = 0
    for (position, range) in ranges.enumerated() {
      size += range.count
      if size >= goal || position == ranges.count - 1 {
        shares.append(start..<position + 1)
        start = position + 1
        size = 0
      }
    }
    return shares
  }
}
