/// What Xcode's product types and platform settings mean.
enum XcodePlatforms {
  static func kind(ofProduct type: String) -> Module.Kind {
    let prefix = "com.apple.product-type."
    guard type.hasPrefix(prefix) else { return .unknown }
    switch String(type.dropFirst(prefix.count)) {
    case "application", "application.messages": return .app
    case "application.on-demand-install-capable": return .appClip
    // What a watch app shows stood in its extension until both became one target.
    case "application.watchapp", "application.watchapp2", "application.watchapp2-container", "watchkit-extension", "watchkit2-extension":
      return .watchApp
    case "framework", "framework.static": return .framework
    case "library.static", "library.dynamic": return .library
    case "tool": return .executable
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": return .test
    case let name where name.contains("extension"): return .appExtension
    default: return .unknown
    }
  }

  private static let settings: [(name: String, platform: DeploymentTarget.Platform, sdks: Set<String>)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", .iOS, ["iphoneos", "iphonesimulator"]),
    ("MACOSX_DEPLOYMENT_TARGET", .macOS, ["macosx"]),
    ("TVOS_DEPLOYMENT_TARGET", .tvOS, ["appletvos", "appletvsimulator"]),
    ("WATCHOS_DEPLOYMENT_TARGET", .watchOS, ["watchos", "watchsimulator"]),
    ("XROS_DEPLOYMENT_TARGET", .visionOS, ["xros", "xrsimulator"]),
  ]

  /// Projects set versions for platforms that a target is not built for: only those of its SDK, or of its supported platforms, count.
  static func deploymentTargets(_ values: BuildSettings) -> [DeploymentTarget] {
    let supported = Set((values["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ").map(String.init))
    let sdk = values["SDKROOT"] ?? ""
    return settings.compactMap { setting in
      guard let version = values[setting.name] else { return nil }
      let isBuilt =
        if !supported.isEmpty { !supported.isDisjoint(with: setting.sdks) } else { sdk.isEmpty || sdk == "auto" || setting.sdks.contains(sdk) }
      return isBuilt ? DeploymentTarget(setting.platform, version: version) : nil
    }
  }

  /// Whether a target is built for iPads, by the numbers of its families of devices (1: iPhone, 2: iPad). Xcode writes `UIDeviceFamily` by
  /// them, whatever a property list says. Where none is set, or one that no setting tells, nothing is known.
  static func runsOnPad(_ values: BuildSettings, _ targets: [DeploymentTarget]) -> Bool? {
    guard targets.contains(where: { $0.platform == .iOS }), let text = values["TARGETED_DEVICE_FAMILY"], !text.contains("$") else { return nil }
    let families = text.split(whereSeparator: { $0 == "," || $0 == " " })
    return families.isEmpty ? nil : families.contains("2")
  }
}
