// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Returns",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Returns", targets: ["Returns"])],
  targets: [.target(name: "Returns")]
)
