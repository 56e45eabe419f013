extension Node {
  /// The id without the module and file that tell it from others of its name.
  var unqualifiedID: String { Fingerprint.unqualified(id) }

  /// The name without the module and file that tell it from others of its name.
  var unqualifiedName: String {
    let id = unqualifiedID
    let prefix = kind.rawValue + ":"
    return id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
  }

  /// The last part of the name: of a case the name without its type.
  var lastName: String {
    let name = unqualifiedName
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
