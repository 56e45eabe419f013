import NavigationGraph

/// The names of the pages' files, without their endings.
///
/// Made from ids alone: a name stays when other pages come and go. Names of one folder differ also where the file system takes capital
/// letters for small ones (macOS, Windows); where they would not, all that share a name are told apart by a hash of their ids.
public struct PageNames: Hashable, Sendable {
  /// Where a page lies.
  public struct Path: Hashable, Sendable {
    /// Empty: the folder of all pages.
    public let folder: String
    public let name: String

    public var depth: Int { folder.isEmpty ? 0 : 1 }
  }

  /// Longest name without a hash: with folder, hash and ending far below what file systems take (255 bytes).
  private static let longest = 80
  /// Names that mean a device on Windows, whatever their ending (Microsoft, *Naming Files, Paths, and Namespaces*), and those by which
  /// hosts know the first page of a folder.
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul", "readme", "index"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  public let paths: [PageID: Path]

  /// O(pages · length).
  init(_ ids: [PageID]) {
    var paths: [PageID: Path] = [:]
    var named: [String: [(id: PageID, name: String)]] = [:]
    for id in ids {
      switch id.kind {
      case .index: paths[id] = Path(folder: "", name: "index")
      case _ where id.kind.isOfOneThing:
        named[id.kind.word, default: []].append((id, Self.slug(Self.withoutKind(id.key), id)))
      default:
        guard let part = id.part else {
          paths[id] = Path(folder: "", name: id.kind.word)
          continue
        }
        named["lists", default: []].append((id, id.kind.word + "-" + Self.slug(Self.name(of: part), id)))
      }
    }
    for (folder, entries) in named {
      for (id, name) in Self.distinct(entries) { paths[id] = Path(folder: folder, name: name) }
    }
    self.paths = paths
  }

  /// Where a page lies; where it is none of these, nowhere.
  public subscript(_ id: PageID) -> Path? { paths[id] }

  private static func withoutKind(_ id: String) -> String {
    guard let colon = id.utf8.firstIndex(of: UInt8(ascii: ":")) else { return id }
    return String(id[id.utf8.index(after: colon)...])
  }

  private static func name(of part: PageID.Part) -> String {
    (part.group.isEmpty ? "others" : part.group) + (part.beginning.isEmpty ? "" : "-" + part.beginning)
  }

  /// Letters, digits, `_`, and single `-` in between (DocC takes what stands behind a dot for an ending); a hash behind it where that says
  /// less than the name did.
  private static func slug(_ name: String, _ id: PageID) -> String {
    var bytes: [UInt8] = []
    var isWhole = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        bytes.append(byte)
      default:
        if byte >= 0x80 { isWhole = false }
        if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    if bytes.count > longest {
      bytes = Array(bytes.prefix(longest))
      isWhole = false
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.isEmpty else { return hash(id) }
    if reserved.contains(text.lowercased()) { return "_" + text }
    return isWhole ? text : text + "-" + hash(id)
  }

  private static func distinct(_ entries: [(id: PageID, name: String)]) -> [(id: PageID, name: String)] {
    func grouped(_ entries: [(id: PageID, name: String)], _ tell: (PageID) -> String) -> [(id: PageID, name: String)] {
      let counts = Dictionary(entries.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
      return entries.map { (counts[$0.name.lowercased()] ?? 0) > 1 ? ($0.id, $0.name + "-" + tell($0.id)) : $0 }
    }
    // A short hash of one may be what another is called: then the whole.
    return grouped(grouped(entries, hash), wholeHash)
  }

  private static func hash(_ id: PageID) -> String { String(wholeHash(id).prefix(8)) }

  private static func wholeHash(_ id: PageID) -> String {
    let part = id.part.map { [$0.group, $0.beginning] } ?? []
    return Fingerprint.of([id.kind.rawValue, id.key] + part)
  }
}
