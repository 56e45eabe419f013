import SourceTestSupport
import Testing

/// What is renamed, and what is left to the frameworks.
@Suite struct RenamerTests {
  private func renamed(_ text: String, plist: String? = nil) throws -> (text: String, renaming: Renaming) {
    var files = [SourceSet.File(path: "A.swift", bytes: Array(text.utf8))]
    if let plist { files.append(SourceSet.File(path: "Info.plist", bytes: Array(plist.utf8))) }
    let renaming = try Renaming(SourceSet(files: files))
    return (renaming.sources.files[0].text, renaming)
  }

  /// Names are checked by what is left of them: `old` must be gone from all places but those of frameworks.
  private func count(_ name: String, in text: String) -> Int {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.count { $0 == name }
  }

  @Test func lengthsAndLayoutStay() throws {
    let text = """
      struct HomeView: View {
        @State private var path: [Route] = []
        init(path: [Route]) { _path = State(initialValue: path) }
        var body: some View {
          NavigationStack(path: $path) { Text("path \\(path.count)") }
        }
      }
      enum Route: Hashable { case detail(id: Int), `default` }
      let home = HomeView(path: [.detail(id: 1), .default, Route.`default`])
      """
    let (result, renaming) = try renamed(text)
    #expect(result.utf8.count == text.utf8.count)
    #expect(renaming.withOldNames(result) == text)
    #expect(count("HomeView", in: result) == 0)
    #expect(count("detail", in: result) == 0)
    // The stack's label, and the word in the string.
    #expect(count("path", in: result) == 2)
    #expect(result.contains("NavigationStack(path: $"))
    #expect(result.contains("State(initialValue: "))
    #expect(result.contains("var body: some View"))
  }

  @Test func whatFrameworksAskForStays() throws {
    let (result, renaming) = try renamed(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { start(scene) }
        private func start(_ scene: UIScene) {}
      }
      final class Screen: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        func show() { present(Screen(nibName: nil, bundle: nil), animated: true) }
      }
      enum Link: String { case article, author = "writer" }
      extension EnvironmentValues { @Entry var router: Int = 0 }
      struct Leaf: View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.router) private var router
        var body: some View { Button("Done") { dismiss() } }
      }
      """, plist: "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>")
    for name in ["SceneDelegate", "window", "scene", "willConnectTo", "options", "viewWillAppear", "animated", "present", "nibName", "bundle", "article"] {
      #expect(count(name, in: result) > 0, "\(name) is gone")
    }
    for name in ["start", "show", "Screen", "Link", "author", "router", "Leaf", "connectionOptions", "session"] {
      #expect(count(name, in: result) == 0, "\(name) is still there")
    }
    // The key of the environment stays, the property goes.
    #expect(count("dismiss", in: result) == 1)
    #expect(renaming.kept.contains("article"))
  }

  @Test func framesAreToldByTheirReceivers() throws {
    let (result, _) = try renamed(
      """
      final class Router {
        var stack: [Int] = []
        func dismiss() { stack.removeLast() }
        func leave(_ controller: UIViewController) { controller.dismiss(animated: true) }
      }
      struct Leaf: View {
        let router: Router
        var body: some View { Button("Done") { router.dismiss() }.navigationViewStyle(.stack) }
      }
      """)
    #expect(count("dismiss", in: result) == 1)
    #expect(result.contains(".dismiss(animated: true)"))
    #expect(result.contains(".navigationViewStyle(.stack)"))
    #expect(count("stack", in: result) == 1)
  }

  /// Where the receiver's type is not written, a name that frameworks have too stays everywhere.
  @Test func doubtfulNamesStay() throws {
    let (result, renaming) = try renamed(
      """
      struct Flow { func dismiss() {} }
      func f(_ all: [Flow]) { all.forEach { $0.dismiss() } }
      """)
    #expect(renaming.kept == ["dismiss"])
    #expect(count("dismiss", in: result) == 2)
  }
}
