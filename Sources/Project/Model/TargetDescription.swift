/// A target as a manifest or project describes it, before the files of the walk are shared out.
struct TargetDescription {
  /// A folder whose Swift files belong to the target, but for some.
  struct Folder {
    let path: String
    /// Files and folders, absolute, that do not belong to it.
    var excluded: Set<String> = []
  }

  var name: String
  var importName: String?
  var kind: Module.Kind
  var deploymentTargets: [DeploymentTarget] = []
  var defaultIsolation: DefaultIsolation?
  var runsOnPad: Bool?
  var hasObjectiveC = false
  var dependencies: [String] = []
  /// Files that are named one by one, absolute.
  var files: Set<String> = []
  var folders: [Folder] = []
  /// Absolute path of the property list, where one is named.
  var infoPlist: String?
  var entitlements: String?
  /// The language that the project is written in, as it calls it.
  var developmentLanguage: String?
  var settings = BuildSettings()
  /// Whether it comes of a package, whose folder keeps what it holds though it lies in a folder of an Xcode project.
  var isOfPackage = false
  /// Whether somebody named it and its files: no other target has these.
  var isDeclared = false
}
