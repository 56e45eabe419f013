#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The words for a code of `errno`.
public enum SystemError {
  public enum Action: Sendable {
    case reading, writing
  }

  /// Says what a failed system call means for the user. `strerror` is not used: it shares a buffer between threads.
  public static func describe(_ code: Int32, doing action: Action = .reading) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES: action == .reading ? "no permission to read it" : "no permission to write there"
    case EPERM: scriptSandbox ? sandboxed : "the system does not permit it"
    case ELOOP: "a symbolic link, or links that lead in a circle"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is no folder"
    case ENAMETOOLONG: "its path is too long"
    case EMFILE, ENFILE: "too many open files"
    case ENOSPC: "no space left on the device"
    case EFBIG: "larger than a file may be here"
    case EROFS: "the file system is read-only"
    case EIO: "the device failed (input/output error)"
    case ENXIO, ENODEV: "no device answers there"
    case EEXIST: "it exists already"
    default: "system error \(code)"
    }
  }

  /// Xcode sets this variable for the scripts of a target; where it says YES, the kernel answers EPERM to files that the phase does not declare.
  private static var scriptSandbox: Bool {
    guard let value = getenv("ENABLE_USER_SCRIPT_SANDBOXING") else { return false }
    return String(cString: value) == "YES"
  }

  private static let sandboxed = """
    Xcode's script sandbox forbids it; set the build setting ENABLE_USER_SCRIPT_SANDBOXING to NO \
    for this target, or list the file among the input files of the script phase
    """
}
