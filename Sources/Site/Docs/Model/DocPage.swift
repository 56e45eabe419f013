/// One page of the documentation.
public struct DocPage: Hashable, Sendable {
  public let id: PageID
  public let title: String
  /// What is said first, in a sentence or two.
  public var summary: [Inline]
  public var blocks: [Block] = []
  /// The pages below it, for sidebars: the page itself names them, too.
  public var topics: [Topic] = []

  public init(_ id: PageID, title: String, summary: [Inline]) {
    self.id = id
    self.title = title
    self.summary = summary
  }

  /// Pages below another that belong together.
  public struct Topic: Hashable, Sendable {
    public let title: String
    public let pages: [PageID]
  }
}

/// What there is to say of the navigation of an app: pages that know nothing of files and markup.
public struct Documentation: Hashable, Sendable {
  /// The name of the app.
  public let app: String
  /// The first page first.
  public let pages: [DocPage]
  public let names: PageNames
  /// What a page is called in links.
  public let titles: [PageID: String]
  /// The lists that every page of a site can lead to, in order.
  let mainPages: [DocPage]

  init(app: String, pages: [DocPage], names: PageNames) {
    self.app = app
    self.pages = pages
    self.names = names
    mainPages = pages.filter { !$0.id.kind.isOfOneThing && $0.id.part == nil }
    titles = Dictionary(pages.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
  }
}
