/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
  let objects: [String: PropertyListValue]
  let root: PropertyListValue

  /// - Throws: where the bytes are no property list, or one without objects and root.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    let list = try PropertyListReader.parse(bytes)
    guard let objects = list["objects"]?.dictionary, let rootID = list["rootObject"]?.string, let root = objects[rootID] else {
      throw PropertyListError(reason: "it holds no objects of a project", offset: 0)
    }
    self.objects = objects
    self.root = root
  }

  func isa(_ id: String) -> String? { objects[id]?["isa"]?.string }

  func string(_ id: String, _ key: String) -> String? { objects[id]?[key]?.string }

  func ids(_ id: String, _ key: String) -> [String] { objects[id]?[key]?.strings ?? [] }
}
