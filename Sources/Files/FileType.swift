#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What kind of thing a path leads to.
public enum FileType: Sendable {
  case regular, directory, symbolicLink, fifo, socket, characterDevice, blockDevice, unknown

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    case S_IFIFO: self = .fifo
    case S_IFSOCK: self = .socket
    case S_IFCHR: self = .characterDevice
    case S_IFBLK: self = .blockDevice
    default: self = .unknown
    }
  }

  /// Why a thing of this type is not read, `nil` for a regular file.
  var reasonNotRegular: String? {
    switch self {
    case .regular: nil
    case .directory: "it is a folder, not a file"
    case .symbolicLink: "a symbolic link"
    case .fifo: "a named pipe (FIFO), not a regular file"
    case .socket: "a socket, not a regular file"
    case .characterDevice, .blockDevice: "a device, not a regular file"
    case .unknown: "not a regular file"
    }
  }
}
