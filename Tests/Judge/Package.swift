// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of SwiftSyntax's modules and libraries that this toolchain ships for macros.
///
/// The manifest runs linked to the toolchain's own `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription`, so the library that
/// holds `Package` leads to the toolchain that builds.
func hostModules() -> String {
  let manifestAPI = URL(fileURLWithPath: packageDescriptionLibrary()).deletingLastPathComponent()
  return manifestAPI.appendingPathComponent("../../host").standardizedFileURL.path
}

func packageDescriptionLibrary() -> String {
  #if os(Linux)
    // The headers hide `dladdr` from Swift here; the map of the process says the same. It is given out a page at a time, line by line:
    // Foundation's own readers stop after the first.
    guard let maps = fopen("/proc/self/maps", "r") else { return "" }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasSuffix("/libPackageDescription.so") { return String(text.drop { $0 != "/" }) }
    }
    return ""
  #else
    var image = Dl_info()
    let metadata = unsafeBitCast(Package.self as AnyClass, to: UnsafeRawPointer.self)
    guard dladdr(metadata, &image) != 0, let path = image.dli_fname else { return "" }
    return String(cString: path)
  #endif
}

let host = hostModules()

/// Unsafe flags are no hindrance here: nothing depends on this package.
let withSwiftSyntax: [SwiftSetting] = [.treatAllWarnings(as: .error), .unsafeFlags(["-I", host])]
let linked: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

let package = Package(
  name: "judge",
  platforms: [.macOS(.v15)],
  targets: [
    // A link to the sources of the root package: its manifest, with the system libraries in it, is not needed here.
    .target(name: "SwiftScan", swiftSettings: [.unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))]),
    .target(name: "Judging", dependencies: ["SwiftScan"], swiftSettings: withSwiftSyntax, linkerSettings: linked),
    .executableTarget(name: "judge", dependencies: ["Judging"], swiftSettings: withSwiftSyntax),
    .testTarget(name: "JudgingTests", dependencies: ["Judging"], swiftSettings: withSwiftSyntax),
  ],
  swiftLanguageModes: [.v6]
)
