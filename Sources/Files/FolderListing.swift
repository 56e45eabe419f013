#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What stands in one folder.
public enum FolderListing {
  /// The names in a folder that are UTF-8 and not hidden, folders among them; in the order of bytes.
  ///
  /// - Throws: `FileProblem` where it is no folder, or cannot be read.
  public static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else { throw FileProblem(path: folder, reason: SystemError.describe(errno)) }
    closedir(stream)
    return DirectoryEntry.all(in: folder).map(\.name).filter { !$0.hasPrefix(".") }.sorted(by: ByteOrder.precedes)
  }
}
