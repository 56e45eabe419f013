import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Site

/// What the program holds of the page's parts is what their own files say.
@Suite struct ViewerAssetsTests {
  static let folder = Golden.repository().appendingPathComponent("Sources/Site/Viewer")

  /// Files under `Assets`, by their paths below it.
  static func assets() throws -> [String] {
    let base = folder.appendingPathComponent("Assets").path
    return try FileManager.default.subpathsOfDirectory(atPath: base).filter { $0.contains(".") && !$0.contains("/.") }.sorted()
  }

  /// `script/search-box.js` is `scriptSearchBox`.
  static func name(_ path: String) -> String {
    let words = path.prefix { $0 != "." }.split { $0 == "/" || $0 == "-" }
    return words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }.joined()
  }

  @Test func whatIsGeneratedAgrees() throws {
    let assets = try Self.assets()
    #expect(assets.count > 20)
    let generated = Self.folder.appendingPathComponent("Generated")
    var expected: Set<String> = []
    for path in assets {
      let text = try String(contentsOf: Self.folder.appendingPathComponent("Assets/\(path)"), encoding: .utf8)
      // A raw string of Swift may hold anything but these.
      #expect(!text.contains("\"\"\"#") && !text.contains("\\#") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      let name = Self.name(path)
      let file = name.prefix(1).uppercased() + name.dropFirst() + ".swift"
      expected.insert(String(file))
      let swift = """
        // Made of Assets/\(path) by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
        extension ViewerAssets {
          static let \(name) = #\"""
        \(text)
        \"""#
        }

        """
      let difference = try Golden.difference(swift, generated.appendingPathComponent(file), renew: "ViewerAssetsTests")
      #expect(difference == nil)
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: generated.path)) == expected)
  }

  /// A part that nobody puts into the page would be missed only by a reader.
  @Test func everyPartIsInThePage() throws {
    for path in try Self.assets() {
      let text = try String(contentsOf: Self.folder.appendingPathComponent("Assets/\(path)"), encoding: .utf8)
      #expect([ViewerAssets.script, ViewerAssets.style, ViewerAssets.body].contains { $0.contains(text) }, "\(path)")
    }
  }

  /// Inside an element of HTML nothing may end it.
  @Test func thePartsEndNoElement() {
    #expect(!ViewerAssets.script.lowercased().contains("</script"))
    #expect(!ViewerAssets.script.contains("<!--"))
    #expect(!ViewerAssets.style.lowercased().contains("</style"))
  }

  /// Text of other people's source gets into the page as text.
  @Test(arguments: ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser", "http:", "https:", "fetch(", "import("])
  func theScriptMakesNoMarkup(_ word: String) {
    let script = ViewerAssets.script.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!script.contains(word))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ]) func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(Base64.text(SHA256.digest(of: Array(text.utf8))) == digest)
  }
}
