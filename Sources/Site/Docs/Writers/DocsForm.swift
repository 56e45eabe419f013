/// A form of the documentation.
public struct DocsForm: Sendable {
  /// The word that users give for it (`--format html`).
  public let name: String
  /// One line for the help.
  public let summary: String
  /// Where the light and the dark picture lie.
  public let pictures: (light: String, dark: String)
  /// Where they lie for forms that show them from HTML.
  static let htmlPictures = (light: "pictures/overview.svg", dark: "pictures/overview-dark.svg")
  /// How many folders the pictures lie below that of all pages.
  public var pictureDepth: Int { pictures.light.utf8.count { $0 == UInt8(ascii: "/") } }
  /// The files. Pure. Whatever the source's names hold, no control character gets through, and none of it is markup.
  public let write: @Sendable (Documentation, LinkOptions) -> [SiteFile]

  init(
    name: String, summary: String, pictures: (light: String, dark: String), write: @escaping @Sendable (Documentation, LinkOptions) -> [SiteFile]
  ) {
    self.name = name
    self.summary = summary
    self.pictures = pictures
    self.write = write
  }
}

/// The registry of the forms of the documentation.
public enum DocsForms {
  /// Sorted by name.
  public static let all: [DocsForm] = [.docc, .html, .markdown]

  /// The form with a name.
  public static func form(_ name: String) -> DocsForm? { all.first { $0.name == name } }
}

/// The way from one page to another.
struct PageLinks {
  let names: PageNames
  /// The name of the first page's file.
  let first: String
  let ending: String

  /// The path of a page below the folder of all pages.
  func path(_ id: PageID) -> String? {
    guard let path = names[id] else { return nil }
    let name = id.kind == .index ? first : path.name
    return (path.folder.isEmpty ? "" : path.folder + "/") + name + ending
  }

  /// The way from a page to another.
  func way(from: PageID, to: PageID) -> String? {
    guard let source = names[from], let target = names[to], let path = path(to) else { return nil }
    if source.folder == target.folder { return String(path.dropFirst(target.folder.isEmpty ? 0 : target.folder.utf8.count + 1)) }
    return String(repeating: "../", count: source.depth) + path
  }

  /// The way from a page to a file below the folder of all pages.
  func way(from: PageID, toFile path: String) -> String { String(repeating: "../", count: names[from]?.depth ?? 0) + path }
}
