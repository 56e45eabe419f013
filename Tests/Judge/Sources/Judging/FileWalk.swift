import Foundation

/// Every `.swift` file named by or below the given paths, without hidden folders and symbolic links, in order.
///
/// - Returns: nil in place of a path that does not exist.
public func swiftFiles(in path: String) -> [String]? {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
  guard isFolder.boolValue else { return [path] }
  let root = URL(fileURLWithPath: path)
  let keys: Set<URLResourceKey> = [.isRegularFileKey, .isSymbolicLinkKey]
  guard let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles]) else { return nil }
  var files: [String] = []
  for case let url as URL in all where url.pathExtension == "swift" {
    guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true, values.isSymbolicLink != true else { continue }
    files.append(url.path)
  }
  return files.sorted()
}
