import Foundation
import GraphTestSupport
import Testing

@testable import Knowledge

/// `docs/packages.md` tells of every package, and of no other.
@Suite struct PackagesPageTests {
  @Test func theTableIsTheRegistry() throws {
    let page = try String(contentsOf: Golden.repository().appendingPathComponent("docs/packages.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let names = rows.compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
    #expect(names == [Package].all.map(\.name))
  }

  @Test func everyFieldThatAPackageMayHaveIsNamed() throws {
    let page = try String(contentsOf: Golden.repository().appendingPathComponent("docs/packages.md"), encoding: .utf8)
    let package = try #require([Package].all.first)
    for field in Mirror(reflecting: package).children.compactMap(\.label) where !["name", "modules", "types", "shapes"].contains(field) {
      #expect(page.contains("`\(field)`"), "\(field)")
    }
  }

  @Test func everyPackageSaysSomething() {
    for package in [Package].all {
      #expect(!package.modules.isEmpty && !package.shapes.isEmpty, "\(package.name)")
      #expect(!([package] as [Package]).shapes(\.shapes).isEmpty, "\(package.name)")
    }
    #expect(Set([Package].all.map(\.name)).count == [Package].all.count)
  }

  /// A file each, in the registry.
  @Test func everyFileIsListed() throws {
    let folder = Golden.repository().appendingPathComponent("Sources/Knowledge/Packages")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    #expect(files.count == [Package].all.count)
  }
}
