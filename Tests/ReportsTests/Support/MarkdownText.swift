/// Markdown of one paragraph or row without its code spans: those begin with some backticks and end with as many (CommonMark 0.31, 6.1).
func outsideOfCode(_ line: some StringProtocol) -> String {
  let scalars = Array(line.unicodeScalars)
  func run(_ start: Int) -> Int { scalars[start...].prefix { $0 == "`" }.count }
  var result = String.UnicodeScalarView()
  var position = 0
  while position < scalars.count {
    let fence = run(position)
    guard fence > 0 else {
      result.append(scalars[position])
      position += 1
      continue
    }
    var end = position + fence
    while end < scalars.count {
      let length = run(end)
      if length == fence { break }
      end += max(length, 1)
    }
    if end == scalars.count { result.append(contentsOf: scalars[position..<(position + fence)]) }
    position = end < scalars.count ? end + fence : position + fence
  }
  return String(result)
}
