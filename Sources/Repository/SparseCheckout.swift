import Files

extension WorkingCopy {
  /// The files that a sparse checkout leaves out (git-sparse-checkout(1)), absolute: they are in the index, and not on the disk. Of a sparse
  /// index folders. Nothing where git does not tell.
  public func leftOutOfCheckout() -> [String] {
    guard let listing = try? Git.bytes(["ls-files", "-z", "-t"], in: top) else { return [] }
    let disk = DiskTree()
    return listing.split(separator: 0).compactMap { entry in
      // `S ` before what has the skip-worktree bit.
      guard entry.starts(with: [UInt8(ascii: "S"), UInt8(ascii: " ")]), let path = String(validating: entry.dropFirst(2), as: UTF8.self) else {
        return nil
      }
      let place = PathResolution.absolute(path, from: top)
      return (try? disk.kind(of: place)) == nil ? place : nil
    }
  }
}
