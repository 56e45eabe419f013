import Files

extension WorkingCopy {
  /// The folders below the top in which repositories of their own are checked out, absolute: submodules, and such as git does not track (yet, or where
  /// they were moved to). Nothing where git does not tell, and of a bare repository.
  public func checkedOutSubmodules() -> [String] {
    if isBare { return [] }
    let tracked = (try? Git.bytes(["ls-files", "-z", "--stage"], in: top)) ?? []
    let others = (try? Git.bytes(["ls-files", "-z", "--others", "--directory", "--no-empty-directory"], in: top)) ?? []
    let link = Array("160000 ".utf8)
    let names = tracked.split(separator: 0).compactMap { entry -> String? in
      guard entry.starts(with: link), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      return String(validating: entry[entry.index(after: tab)...], as: UTF8.self)
    } + others.split(separator: 0).compactMap { $0.last == UInt8(ascii: "/") ? String(validating: $0.dropLast(), as: UTF8.self) : nil }
    return names.map { PathResolution.absolute($0, from: top) }.filter { PathResolution.isEntry($0 + "/.git") }
  }
}
