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
default:
  guard let options = BenchmarkOptions(arguments) else {
    print(BenchmarkOptions.usage)
    exit(arguments == ["--help"] ? 0 : 64)
  }
  exit(Benchmark.run(options) ? 0 : 1)
}
