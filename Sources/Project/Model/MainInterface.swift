/// The storyboard that an app, a scene or an extension starts with.
public struct MainInterface: Sendable, Hashable {
  /// Without ending.
  public let name: String
  /// The target whose property list or settings say so; `nil` where that is not known.
  public let target: String?
  /// Of a scene the class of its delegate, without module, where one is named.
  public let delegateClass: String?
  public let isExtension: Bool
  /// Where it is declared; `nil` for a build setting.
  public let declaration: DeclaredName?

  public init(name: String, target: String?, delegateClass: String? = nil, isExtension: Bool = false, declaration: DeclaredName? = nil) {
    self.name = name
    self.target = target
    self.delegateClass = delegateClass
    self.isExtension = isExtension
    self.declaration = declaration
  }

  static let extensionKey = "NSExtensionMainStoryboard"
  /// The keys of property lists, without a device behind them.
  static let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile", extensionKey]
  /// The build settings from which Xcode makes such keys.
  static let settings = ["INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_KEY_NSMainStoryboardFile"]

  static func withoutEnding(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}
