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
  /// The id of the node; empty for lists.
  public let key: String
  /// Which part of a list that is too long for one page; nil: the list itself, or the page of one thing.
  public let part: Part?

  /// - Parameters:
  ///   - kind: What the page is about.
  ///   - key: The id of the node, for pages of one thing.
  ///   - part: Which part of a list the page has.
  public init(_ kind: PageKind, _ key: String = "", part: Part? = nil) {
    self.kind = kind
    self.key = key
    self.part = part
  }

  /// The rows of one group of a list, or those of them whose names begin alike.
  public struct Part: Hashable, Sendable {
    /// A module, a type of routes, a rule; empty: the rows that belong to none.
    public let group: String
    /// Empty: all rows of the group.
    public let beginning: String

    /// - Parameters:
    ///   - group: The group's name.
    ///   - beginning: What the names begin with.
    public init(group: String, beginning: String) {
      self.group = group
      self.beginning = beginning
    }
  }
}
