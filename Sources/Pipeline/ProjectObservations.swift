import NavigationGraph
import Observations
import Project

extension DeclaredLinks {
  /// What a project's property lists and entitlements declare.
  init(_ project: ProjectModel) {
    self.init()
    urlSchemes = project.urlSchemes.map(Name.init)
    associatedDomains = project.associatedDomains.map(Name.init)
  }
}

extension DeclaredLinks.Name {
  init(_ name: DeclaredName) {
    self.init(text: name.name, location: SourceLocation(file: name.file, line: name.line, column: name.column))
  }
}

extension PlatformVersion {
  init(_ target: DeploymentTarget) {
    let platform: Platform =
      switch target.platform {
      case .iOS: .iOS
      case .macOS: .macOS
      case .macCatalyst: .macCatalyst
      case .tvOS: .tvOS
      case .watchOS: .watchOS
      case .visionOS: .visionOS
      }
    self.init(platform, target.major, target.minor)
  }
}
