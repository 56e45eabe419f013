import Foundation
import Judging

let usage = """
  usage: judge PATH… [--structure] [--limit N] [--summary] [--left-out]

  Compares the scanner with the toolchain's SwiftSyntax on every Swift file named by or below the paths.

    --structure  also compare the extents of all tokens, and of all nodes that both trees have
    --limit N    print at most N differences (default: all)
    --summary    print no differences, only counts
    --left-out   list the files that are not compared, because SwiftSyntax finds an error in them

  Exit code: 0 no difference; 1 differences; 2 bad usage, a file that cannot be read, or nothing to compare.
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var paths: [String] = []
var limit = Int.max
var showsDifferences = true
var structure = false
var listsLeftOut = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--limit":
    guard let number = arguments.popFirst().flatMap({ Int($0) }), number >= 0 else { fail("--limit wants a number\n\n" + usage) }
    limit = number
  case "--structure": structure = true
  case "--summary": showsDifferences = false
  case "--left-out": listsLeftOut = true
  case "-h", "--help":
    print(usage)
    exit(0)
  case _ where argument.hasPrefix("-"): fail("unknown option \(argument)\n\n" + usage)
  default: paths.append(argument)
  }
}
guard !paths.isEmpty else { fail(usage) }

var files: [String] = []
for path in paths {
  guard let found = swiftFiles(in: path) else { fail("\(path): no such file or folder") }
  files += found
}

let report = Report(judgeFiles(files, structure: structure))
if showsDifferences {
  for (path, difference) in report.differences.prefix(limit) { print(Report.text(of: difference, in: path)) }
  if report.differences.count > limit { print("… and \(report.differences.count - limit) more") }
}
if listsLeftOut { for (path, line) in report.leftOut { print("\(path):\(line): left out: SwiftSyntax finds an error") } }
for (path, message) in report.unreadable { print("\(path): cannot be read: \(message)") }
print(report.summary)
if report.compared == 0 { fail("nothing was compared") }
exit(report.unreadable.isEmpty ? (report.differences.isEmpty ? 0 : 1) : 2)
