import Judging
import Testing

@Suite("Judging files")
struct ReportTests {
  @Test func nothingComparedIsNotClean() {
    #expect(!Report([]).isClean)
    let broken = judge(Array("let a = 1\nfunc f( {".utf8), path: "Broken.swift")
    let report = Report([broken])
    #expect(report.compared == 0)
    #expect(report.leftOut.map(\.path) == ["Broken.swift"])
    #expect(report.leftOut.map(\.line) == [2])
    #expect(!report.isClean)
  }

  @Test func unreadableFileIsNotClean() {
    let good = judge(Array("let a = f()".utf8), path: "Good.swift")
    #expect(Report([good]).isClean)
    #expect(!Report([good] + judgeFiles(["/no/such/file.swift"])).isClean)
  }

  @Test func differenceShowsPlaceAndBothViews() {
    let difference = Difference(category: .enumCase, line: 4, syntaxView: "Route.a(Int)", scannerView: nil)
    #expect(
      Report.text(of: difference, in: "Sources/Route.swift") == """
        Sources/Route.swift:4: enum case
          SwiftSyntax: Route.a(Int)
          scanner:     nothing
        """)
  }

  @Test func manyFilesKeepTheirOrder() {
    let paths = (0..<20).map { "/no/such/file\($0).swift" }
    #expect(judgeFiles(paths, threads: 3).map(\.path) == paths)
  }
}
