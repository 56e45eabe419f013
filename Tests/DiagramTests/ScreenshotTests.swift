import Foundation
import GraphTestSupport
import NavigationGraph
import PictureTestSupport
import Testing

@testable import Diagram

@Suite struct ScreenshotTests {
  /// One grey pixel.
  private static let png = Array(
    Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==") ?? Data())

  private func jpeg(width: Int, height: Int) -> [UInt8] {
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    // SOI, an APP0 segment, a table that is no frame, a fill byte, the frame.
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2, 0, 17, 8] + size + [3, 0, 0, 0xFF, 0xD9]
  }

  /// A picture of which a part is missing fails a whole drawing.
  @Test func whatIsCutOffIsRefused() throws {
    for (path, bytes) in [("/a.png", Self.png), ("/a.jpg", jpeg(width: 40, height: 80))] {
      #expect(throws: Never.self) { try Screenshot(path: path, bytes: bytes) }
      #expect(throws: Never.self) { try Screenshot(path: path, bytes: bytes + [0, 0]) }
      #expect(throws: Screenshot.Refusal.self) { try Screenshot(path: path, bytes: Array(bytes.dropLast(path == "/a.png" ? 12 : 1))) }
    }
  }

  @Test func sizesAreRead() throws {
    let png = try #require(ImageHeader(Self.png))
    #expect(png.format == .png)
    #expect((png.width, png.height) == (1, 1))
    let jpeg = try #require(ImageHeader(jpeg(width: 1179, height: 2556)))
    #expect(jpeg.format == .jpeg)
    #expect((jpeg.width, jpeg.height) == (1179, 2556))
  }

  /// Files cut short anywhere, and files of noise, are no pictures and no harm.
  @Test func brokenFilesAreRefused() {
    let picture = jpeg(width: 40, height: 80)
    for count in 0..<21 { #expect(ImageHeader(Array(picture.prefix(count))) == nil, "\(count) bytes") }
    for count in 0..<24 { #expect(ImageHeader(Array(Self.png.prefix(count))) == nil, "\(count) bytes") }
    #expect(ImageHeader(jpeg(width: 0, height: 80)) == nil)
    #expect(ImageHeader(Array("GIF89a".utf8)) == nil)
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0]) == nil)
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1, 3]) == nil)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let start: [UInt8] = Bool.random(using: &random) ? [0xFF, 0xD8] : Array(Self.png.prefix(12))
      let noise = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      if let header = ImageHeader(start + noise) { #expect(header.width > 0 && header.height > 0) }
    }
  }

  @Test func pathsThatGraphvizWouldNotQuoteAreRefused() throws {
    _ = try Screenshot(path: "/shots/Home View é.png", bytes: Self.png)
    for path in ["Home.png", "/a\"b.png", "/a&b.png", "/a<b.png", "/a\nb.png", "/a\\b.png"] {
      #expect(throws: Screenshot.Refusal.self) { try Screenshot(path: path, bytes: Self.png) }
    }
    #expect(throws: Screenshot.Refusal(reason: "neither PNG nor JPEG")) { try Screenshot(path: "/a.png", bytes: [1, 2, 3]) }
  }

  @Test func thumbnailsFitAndKeepTheirShape() throws {
    let tall = try Screenshot(path: "/a.jpg", bytes: jpeg(width: 1000, height: 2000)).thumbnail
    #expect((tall.width, tall.height) == (66, 132))
    let wide = try Screenshot(path: "/a.jpg", bytes: jpeg(width: 2000, height: 1000)).thumbnail
    #expect((wide.width, wide.height) == (96, 48))
    #expect(try Screenshot(path: "/a.jpg", bytes: jpeg(width: 1, height: 65_535)).thumbnail.width == 8)
  }

  @Test func filesAreFoundByName() {
    var s = Sketch()
    s.screens("HomeView", "CartScreen", "Feature.DetailView", "Module/AboutView")
    s.node("view:InfoView") { $0.title = "Information" }
    s.node("view:LostView")
    let files = [
      "a/homeview.PNG", "Home.png", "HomeView~dark.png", "cart.jpg", "testDetailView.1.png", "About-dark.png", "information.jpeg", "test.png",
      "Other.png",
    ]
    let found = ScreenshotNames.match(files, in: s.graph)
    #expect(found["view:HomeView"] == ScreenshotNames.Files(light: "a/homeview.PNG", dark: "HomeView~dark.png"))
    #expect(found["view:CartScreen"]?.light == "cart.jpg")
    #expect(found["view:Feature.DetailView"]?.light == "testDetailView.1.png")
    #expect(found["view:Module/AboutView"] == ScreenshotNames.Files(light: nil, dark: "About-dark.png"))
    #expect(found["view:InfoView"]?.light == "information.jpeg")
    #expect(found["view:LostView"] == nil)
    #expect(found["view:HomeView"]?.file(for: .dark) == "HomeView~dark.png")
    #expect(found["view:CartScreen"]?.file(for: .dark) == "cart.jpg")
    #expect(found["view:Module/AboutView"]?.file(for: .automatic) == "About-dark.png")
  }

  @Test func anSVGHasItsScreenshotsInside() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.resolvingSymlinksInPath().appendingPathComponent("Fruit Detail é.png")
    try Data(Self.png).write(to: file)
    var options = PictureOptions()
    options.images["view:FruitDetailScreen"] = try Screenshot(path: file.path, bytes: Self.png)
    let picture = try Renderer(program: LayoutPrograms.any()).render(Diagram(graph: Sketch.fruit()), options: options)
    let svg = String(decoding: picture.bytes, as: UTF8.self)
    let images = try XMLElements.parse(svg).filter { $0.name == "image" }
    #expect(images.map { $0.attributes["xlink:href"] } == ["data:image/png;base64," + Data(Self.png).base64EncodedString()])
    #expect(!svg.contains(folder.lastPathComponent))
    #expect(picture.warnings.isEmpty)
  }
}
