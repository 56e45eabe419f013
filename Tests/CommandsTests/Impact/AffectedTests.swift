import Foundation
import Testing

/// `navgraph affected`, `lint --changed-since` and `--affected` on the app of the history, with a service and a row added.
@Suite struct AffectedTests {
  /// A repository with one commit, and changes that are not committed.
  private func folder(_ edits: [(file: String, old: String, new: String)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in HistoryApp.files { try folder.write(path, text) }
    try folder.write("App/Price.swift", "struct Price {\n  var cents = 0\n}\n\nfinal class PriceService {\n  var last = Price()\n}\n")
    try folder.write(
      "App/PriceRow.swift", "import SwiftUI\n\nstruct PriceRow: View {\n  let service: PriceService\n  var body: some View { Text(\"\") }\n}\n")
    try replace("App/Catalog.swift", "    Button(\"Reviews\") {", "    PriceRow(service: PriceService())\n    Button(\"Reviews\") {", folder)
    try git(folder, "init", "-q", "-b", "main")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "the app")
    for edit in edits { try replace(edit.file, edit.old, edit.new, folder) }
    return folder
  }

  private func replace(_ file: String, _ old: String, _ new: String, _ folder: TemporaryFolder) throws {
    let text = try folder.text(file)
    #expect(text.contains(old))
    try folder.write(file, text.replacing(old, with: new))
  }

  private func lines(_ outcome: Tool.Outcome) -> [String] {
    #expect(outcome.code == 0, "\(outcome.messages)")
    return outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func aModelIsFollowedToTheScreen() throws {
    let folder = try folder([("App/Price.swift", "var cents = 0", "var cents = 1")])
    let told = lines(try Tool.run(["affected"], in: folder))
    #expect(told.first == "HEAD → the working tree: 1 file changed; 1 screen and 1 route can be affected", "\(told)")
    #expect(told.contains("ProductView: uses PriceService, which uses Price"), "\(told)")
    #expect(told.contains("ShopApp › MainView › tab Catalog › CatalogView › ProductView"), "\(told)")
    let near = lines(try Tool.run(["affected", "--depth", "1"], in: folder))
    #expect(near.first?.contains("no screen can be affected") == true && near.last?.hasPrefix("2 more farther away") == true, "\(near)")
  }

  @Test func aNewCaseAffectsItsRouteAndScreenOnly() throws {
    let folder = try folder([
      ("App/Router.swift", "  case reviews(id: Int)\n", "  case reviews(id: Int)\n  case sizes\n"),
      ("App/MainView.swift", "ReviewsView(id: id)\n", "ReviewsView(id: id)\n              case .sizes: OrdersView()\n"),
    ])
    let told = lines(try Tool.run(["affected"], in: folder))
    #expect(told.contains { $0.hasPrefix("route Route.sizes: changed in App/") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("OrdersView: is shown for Route.sizes") }, "\(told)")
    #expect(!told.contains { $0.hasPrefix("CatalogView") || $0.hasPrefix("MainView") }, "\(told)")
  }

  /// The routes that changed, by a change of the switch in which their views are made.
  private func routes(_ edits: [(old: String, new: String)]) throws -> [String] {
    let folder = try folder(edits.map { ("App/MainView.swift", $0.old, $0.new) })
    let told = lines(try Tool.run(["affected"], in: folder)).filter { $0.contains("changed in") }
    return told.compactMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test func anArmIsForItsOwnRoute() throws {
    let (first, second) = ("case .product(let id): ProductView(id: id)", "case .reviews(let id): ReviewsView(id: id)")
    let cases: [(old: String, new: String, routes: [String])] = [
      (second, "case .reviews: EmptyView()", ["route Route.reviews"]),
      (second, "case .reviews(let number): ReviewsView(id: number)", ["route Route.reviews"]),
      (first, "case .product: EmptyView()", ["route Route.product"]), (second, "default: EmptyView()", ["route Route.reviews"]),
      // An arm that goes, of a case that stays.
      (first + "\n", "", ["route Route.product"]), (second + "\n", "", ["route Route.reviews"]),
      ("case .settings: SettingsView()\n", "default: CartView()\n", ["route Modal.settings"]),
      // What stands round the switch is the view's.
      (".sheet(item: $router.sheet) { modal in", ".sheet(item: $router.sheet, onDismiss: {}) { modal in", ["MainView"]),
    ]
    for (old, new, expected) in cases { #expect(try routes([(old, new)]) == expected, "\(old) → \(new)") }
  }

  @Test func aLongArmReachesToTheNext() throws {
    let long = "case .product(let id):\n" + (0..<9).map { "  let x\($0) = \($0)\n" }.joined() + "  ProductView(id: id)\n    .bold()\n"
    let folder = try folder([("App/MainView.swift", "case .product(let id): ProductView(id: id)\n", long)])
    try git(folder, "commit", "-q", "-a", "-m", "a long arm")
    let edits = [
      ("x3 = 3", "x3 = 4", "product"), (".bold()", ".italic()", "product"), ("case .reviews(let id):", "case let .reviews(id):", "reviews"),
    ]
    for (old, new, route) in edits {
      try replace("App/MainView.swift", old, new, folder)
      let told = lines(try Tool.run(["affected"], in: folder)).filter { $0.contains("changed in") }
      #expect(told.count == 1 && told[0].hasPrefix("route Route.\(route):"), "\(told)")
      try replace("App/MainView.swift", new, old, folder)
    }
  }

  @Test func commentsAffectNothing() throws {
    let folder = try folder([("App/Catalog.swift", "import SwiftUI\n", "import SwiftUI\n\n// What the shop sells.\n")])
    #expect(lines(try Tool.run(["affected"], in: folder)).first?.hasSuffix("1 file changed; no screen can be affected") == true)
  }

  @Test func namedFilesNeedNoRepository() throws {
    let folder = try folder([])
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    let one = try Tool.run(["affected", "--file", "App/PriceRow.swift", "--reporter", "json"], in: folder)
    let listed = try Tool.run(["affected", "--files-from", "-", "--reporter", "json"], in: folder, input: "App/PriceRow.swift\n")
    #expect(one.code == 0 && one.output == listed.output, "\(one.messages) \(listed.messages)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    let rows = try #require(json["affected"] as? [[String: Any]])
    #expect(rows.first?["id"] as? String == "view:ProductView" && rows.first?["distance"] as? Int == 1, "\(rows)")
    let none = try Tool.run(["affected"], in: folder)
    #expect(none.code == 3, "\(none.messages)")
    let unknown = try Tool.run(["affected", "--file", "Nowhere.swift"], in: folder)
    #expect(unknown.code == 0 && unknown.messages.contains("Nowhere.swift: not there"), "\(unknown.messages)")
  }

  /// Git keeps line feeds where a checkout has carriage returns before them.
  @Test func howLinesEndAffectsNothing() throws {
    let folder = try folder([])
    let path = folder.path + "/App/PriceRow.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(fileURLWithPath: path))
    let outcome = try Tool.run(["affected", "HEAD"], in: folder)
    #expect(outcome.output.contains("0 files changed"), "\(outcome.output)")
    #expect(try Tool.run(["diff", "HEAD"], in: folder).output.contains("No change to the navigation"))
  }

  @Test func revisionsThatAreNoneAreToldAsByDiff() throws {
    let folder = try folder([])
    for words in [["affected", "nothing..HEAD"], ["lint", "--changed-since", "nothing"], ["graph", "--affected", "nothing"]] {
      let outcome = try Tool.run(words, in: folder)
      #expect(outcome.code == 2 && outcome.messages.contains("'nothing' is no revision that this repository knows"), "\(words): \(outcome.messages)")
    }
    let saved = try Tool.run(["affected", "a.json", "b.json"], in: folder)
    #expect(saved.code == 2, "\(saved.messages)")
  }

  @Test func foldersAreComparedByContent() throws {
    let (a, b) = (try folder([]), try folder([("App/PriceRow.swift", "Text(\"\")", "Text(\"0\")")]))
    let told = lines(try Tool.run(["affected", a.path, b.path], in: try TemporaryFolder()))
    #expect(told.contains { $0.hasPrefix("ProductView") && $0.hasSuffix("contains PriceRow") }, "\(told)")
  }

  @Test func theSelectionKeepsWhatIsAffected() throws {
    let folder = try folder([("App/PriceRow.swift", "Text(\"\")", "Text(\"0\")")])
    let outcome = try Tool.run(["graph", "--affected", "HEAD", "--format", "csv"], in: folder)
    #expect(outcome.code == 0 && outcome.messages.contains("what the change can affect"), "\(outcome.messages)")
    let tree = try Tool.run(["graph", "--affected", "HEAD", "--format", "json"], in: folder)
    #expect(tree.output.contains("view:ProductView") && !tree.output.contains("view:OrdersView"), "\(tree.output)")
  }

  // MARK: lint

  /// A case without a view, for which there is a finding.
  private static let old = (file: "App/Router.swift", old: "  case reviews(id: Int)\n", new: "  case reviews(id: Int)\n  case oldFault\n")
  private static let new = (file: "App/Router.swift", old: "  case settings\n", new: "  case settings\n  case newFault\n")

  @Test func lintTellsWhatIsNew() throws {
    let folder = try folder([Self.old])
    try git(folder, "commit", "-q", "-a", "-m", "an old fault")
    let all = try Tool.run(["lint", "--strict"], in: folder)
    #expect(all.code == 1 && all.output.contains("oldFault"), "\(all.output)")
    let nothing = try Tool.run(["lint", "--strict", "--changed-since", "HEAD"], in: folder)
    #expect(nothing.code == 0 && !nothing.output.contains("oldFault"), "\(nothing.output)")
    #expect(nothing.messages.contains("there before the change (HEAD) and left out"), "\(nothing.messages)")
    try replace(Self.new.file, Self.new.old, Self.new.new, folder)
    for reporter in ["text", "json", "sarif", "github-actions"] {
      let new = try Tool.run(["lint", "--strict", "--changed-since", "HEAD", "--reporter", reporter], in: folder)
      #expect(new.code == 1 && new.output.contains("newFault") && !new.output.contains("oldFault"), "\(reporter): \(new.output)")
    }
    // Both are new since the commit before.
    let both = try Tool.run(["lint", "--changed-since", "HEAD^"], in: folder)
    #expect(both.output.contains("newFault") && both.output.contains("oldFault"), "\(both.output)")
  }

  @Test func lintKnowsBaselinesBesideTheChange() throws {
    let folder = try folder([Self.old])
    try git(folder, "commit", "-q", "-a", "-m", "an old fault")
    try replace(Self.new.file, Self.new.old, Self.new.new, folder)
    #expect(try Tool.run(["lint", "--write-baseline", "known.json"], in: folder).code == 0)
    let known = try Tool.run(["lint", "--strict", "--changed-since", "HEAD", "--baseline", "known.json"], in: folder)
    #expect(known.code == 0 && !known.output.contains("newFault"), "\(known.output)")
    #expect(try Tool.run(["lint", "--changed-since", "HEAD", "--write-baseline", "b.json"], in: folder).code == 2)
    let end = try Tool.run(["lint", "--changed-since", "HEAD^..HEAD^"], in: folder)
    #expect(end.code == 2 && end.messages.contains("the change ends with the files on the disk"), "\(end.messages)")
  }
}
