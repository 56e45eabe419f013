import NavigationGraph
import SourceTestSupport
import Testing

/// Ids of types of one name.
@Suite struct NodeNameTests {
  private static let app = """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { CheckoutView() } } }
    struct CheckoutView: View { var body: some View { Text("Checkout") } }
    """
  private static let helper = """
    import SwiftUI
    private struct CheckoutView: View { var body: some View { Text("Helper") } }
    struct Row: View { var body: some View { CheckoutView() } }
    """
  private static let library = """
    import SwiftUI
    public struct CheckoutView: View { public init() {}; public var body: some View { Text("Library") } }
    """

  private func ids(_ files: [(path: String, text: String)]) throws -> [String] {
    let top = try TemporaryFolder()
    for file in files { try top.write(Array(file.text.utf8), to: file.path) }
    return try SourceSet.graph(paths: ["."], in: top.url).nodes.map(\.id).filter { $0.hasSuffix("CheckoutView") }.sorted()
  }

  /// A private helper of the same name does not rename what the app sees; no id has the name of a checkout's folder that does without it.
  @Test(arguments: ["Shop", "copy"]) func aHelperRenamesNothing(_ folder: String) throws {
    #expect(try ids([("\(folder)/App.swift", Self.app)]) == ["view:CheckoutView"])
    #expect(try ids([("\(folder)/App.swift", Self.app), ("\(folder)/Rows.swift", Self.helper)]) == ["view:CheckoutView", "view:Rows/CheckoutView"])
  }

  /// Nor does a type of a library: it is the one that carries its module.
  @Test func aLibraryRenamesNothing() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop", dependencies: ["Kit"]), .target(name: "Kit")])
      """
    let files = [("Package.swift", manifest), ("Sources/Shop/App.swift", Self.app), ("Sources/Kit/Kit.swift", Self.library)]
    #expect(try ids(files) == ["view:CheckoutView", "view:Kit/CheckoutView"])
    #expect(
      try ids(files + [("Sources/Shop/Rows.swift", Self.helper)]) == ["view:CheckoutView", "view:Kit/CheckoutView", "view:Shop/Rows/CheckoutView"])
  }
}
