// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "RecipeRouter",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "RecipeRouter",
      targets: ["RecipeRouter"],
      bundleIdentifier: "com.example.reciperouter",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  targets: [
    .executableTarget(name: "RecipeRouter", path: "Sources")
  ]
)
