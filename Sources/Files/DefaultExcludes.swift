/// What is left out unless the user wants everything: code that others or tools wrote, and bundles that hold no source of the app.
enum DefaultExcludes {
  private static let folders: Set<String> = [".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "checkouts"]
  /// `.docc` holds code as text of a tutorial; the others are read by Xcode only.
  private static let bundles = [".xcassets", ".xcworkspace", ".xcframework", ".framework", ".docc", ".xcdatamodeld"]
  private static let files = [".generated.swift", ".pb.swift"]

  static func containsFolder(_ name: String) -> Bool {
    folders.contains(name) || bundles.contains { name.hasSuffix($0) }
  }

  static func containsFile(_ name: String) -> Bool {
    files.contains { name.hasSuffix($0) }
  }
}
