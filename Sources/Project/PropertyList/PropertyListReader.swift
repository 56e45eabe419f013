/// Reads a property list in whichever form it is written.
enum PropertyListReader {
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw PropertyListError(reason: "a binary property list; convert it with `plutil -convert xml1`", offset: 0)
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    return first == UInt8(ascii: "<") ? try XMLPropertyListParser.parse(bytes) : try OpenStepParser.parse(bytes)
  }
}
