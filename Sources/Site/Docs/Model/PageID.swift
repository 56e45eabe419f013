/// What a page is about.
public enum PageKind: String, Hashable, Sendable, CaseIterable {
  /// The first page.
  case index
  /// One screen, one component that navigates, one object that does.
  case screen, component, object
  /// Lists of what there is.
  case screens, components, objects, routes, tabs, deepLinks = "deep-links", alerts, entries, findings, unresolved

  /// Whether there is one for each thing of its kind.
  public var isOfOneThing: Bool { self == .screen || self == .component || self == .object }

  /// The word in the names of folders and files.
  public var word: String { isOfOneThing ? rawValue + "s" : rawValue }
}

/// What a page is known by in links, whatever its file is called.
public struct PageID: Hashable, Sendable {
  public let kind: PageKind
  /// The id of the node; of a part of a list the part's name; else empty.
  public let key: String

  public init(_ kind: PageKind, _ key: String = "") {
    self.kind = kind
    self.key = key
  }
}
