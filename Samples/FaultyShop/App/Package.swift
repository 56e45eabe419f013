// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "FaultyShop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .executableTarget(name: "FaultyShop")
  ]
)
