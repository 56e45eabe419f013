// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "GiftCards",
  platforms: [.iOS(.v18)],
  products: [.library(name: "GiftCards", targets: ["GiftCards"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0")
  ],
  targets: [
    .target(
      name: "GiftCards",
      dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")])
  ]
)
