#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One name in a folder.
struct DirectoryEntry {
  let name: String
  /// As the folder itself tells; `unknown` on file systems that do not.
  let type: FileType

  /// `nil` where the name is no UTF-8.
  init?(_ entry: UnsafeMutablePointer<dirent>) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    guard let name = String(validatingCString: bytes) else { return nil }
    self.name = name
    type =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .regular
      case Int32(DT_DIR): .directory
      case Int32(DT_LNK): .symbolicLink
      case Int32(DT_FIFO): .fifo
      case Int32(DT_SOCK): .socket
      case Int32(DT_CHR): .characterDevice
      case Int32(DT_BLK): .blockDevice
      default: .unknown
      }
  }

  /// The entries of a folder whose names are UTF-8, in no order; nothing where it cannot be read.
  static func all(in folder: String) -> [DirectoryEntry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(stream) {
      if let found = DirectoryEntry(entry) { entries.append(found) }
    }
    return entries
  }

  func typeFromStatus(in directory: Int32) -> FileType {
    var status = stat()
    guard fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .unknown }
    return FileType(status)
  }
}
