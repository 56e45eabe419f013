import Files

extension RevisionTree {
  /// As many symbolic links as Linux follows on one path.
  private static let mostLinks = 40
  /// The longest path that a link can hold (`PATH_MAX`).
  private static let longestTarget = 4096

  /// A path without symbolic links, those of the commit where it has a say, else those of the disk.
  ///
  /// - Parameter path: absolute, without `.` and `..`.
  /// - Throws: `FileProblem` where links lead in a circle, or one cannot be read.
  func resolved(_ path: String) throws(FileProblem) -> String {
    let start = holds(path) ? path : (disk.canonical(path) ?? path)
    guard holds(start), !links.isEmpty else { return start }
    var (done, followed) = (top, 0)
    var rest = Array(start.dropFirst(top.count).split(separator: "/").map(String.init).reversed())
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        done = PathResolution.split(done).folder
        continue
      }
      let next = (done == "/" ? "" : done) + "/" + name
      guard holds(next) else {
        // Outside the disk has the say, until a link of it leads back.
        done = disk.canonical(next) ?? next
        if done != next { followed += 1 }
        if followed > Self.mostLinks { throw FileProblem(path: path, reason: FileProblem.leadsInCircle) }
        continue
      }
      guard let link = links[next] else {
        done = next
        continue
      }
      followed += 1
      if followed > Self.mostLinks { throw FileProblem(path: path, reason: FileProblem.leadsInCircle) }
      let target = try target(link, path)
      if target.hasPrefix("/") { done = "/" }
      rest += target.split(separator: "/").map(String.init).reversed()
    }
    return done
  }

  private func target(_ link: File, _ path: String) throws(FileProblem) -> String {
    guard readers.indices.contains(link.repository) else { throw FileProblem(path: path, reason: FileProblem.leadsNowhere) }
    do {
      return String(decoding: try readers[link.repository].bytes(of: link.hash, limit: Self.longestTarget), as: UTF8.self)
    } catch {
      throw FileProblem(path: path, reason: error.description)
    }
  }
}
