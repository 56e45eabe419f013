// navgraph-bench: what each stage costs, and what each stage makes of a file.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "facts", "syntax", "tokens":
  let failures = arguments.dropFirst().filter { $0 != "--locations" }.map {
    Inspection.show($0, arguments[0], withLocations: arguments.contains("--locations"))
  }
  exit(failures.contains(false) ? 1 : 0)
case "growth":
  guard let growth = Growth(arguments.dropFirst()) else {
    print(BenchmarkOptions.usage)
    exit(64)
  }
  growth.run()
case "write":
  guard arguments.count >= 3, let count = Int(arguments[2]), (1...1_000_000).contains(count),
    let shape = arguments.count > 3 ? GeneratedApp.Shape(rawValue: arguments[3]) : .features
  else {
    print(BenchmarkOptions.usage)
    exit(64)
  }
  exit(TemporaryFolder.keep(GeneratedApp(shape: shape, files: count), at: arguments[1]) ? 0 : 1)
default:
  guard let options = BenchmarkOptions(arguments) else {
    print(BenchmarkOptions.usage)
    exit(arguments == ["--help"] ? 0 : 64)
  }
  exit(Benchmark.run(options) ? 0 : 1)
}
