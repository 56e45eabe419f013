#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files of this machine.
public struct DiskTree: FileTree {
  public init() {}

  public func canonical(_ path: String) -> String? { PathResolution.canonical(path) }

  public func kind(of path: String) throws(FileProblem) -> FileType {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FileProblem(path: path, reason: errno == ELOOP ? FileProblem.leadsInCircle : SystemError.describe(errno))
    }
    return FileType(status)
  }

  public func entries(of folder: String) throws(FileProblem) -> FolderEntries {
    let descriptor = openRetrying(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      throw FileProblem(path: folder, reason: SystemError.describe(code))
    }
    defer { closedir(stream) }
    var result = FolderEntries()
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      guard let found = DirectoryEntry(entry) else {
        result.faults.append(FolderEntries.foreignName)
        continue
      }
      if found.name == "." || found.name == ".." { continue }
      let type = found.type == .unknown ? found.typeFromStatus(in: descriptor) : found.type
      var status = stat()
      let isSized = type == .regular && found.name.hasSuffix(".swift")
      let size = isSized && fstatat(descriptor, found.name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? Int(status.st_size) : 0
      result.entries.append(FolderEntries.Entry(name: found.name, type: type, size: size))
    }
    if errno != 0 { result.faults.append(SystemError.describe(errno)) }
    return result
  }

  public func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try ReadBuffer.bytes(of: path, displayPath: displayPath, limit: limit)
  }
}
