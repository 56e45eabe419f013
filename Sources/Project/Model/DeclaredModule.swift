/// A module that somebody names, whatever projects and folders say of its files: a build system knows what it builds.
public struct DeclaredModule: Hashable, Sendable {
  public var name: String
  public var kind: Module.Kind
  /// Absolute paths of its source and resources.
  public var files: [String]

  public init(name: String, kind: Module.Kind, files: [String]) {
    self.name = name
    self.kind = kind
    self.files = files
  }

  var target: TargetDescription {
    var target = TargetDescription(name: name, kind: kind)
    target.files = Set(files)
    target.isDeclared = true
    return target
  }
}
