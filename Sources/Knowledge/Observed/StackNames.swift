/// What observers of stacks tell by name.
public struct StackNames: Sendable {
  /// The stacks of SwiftUI's own.
  public var stacks: Set<String>
  /// Those of them that know no values.
  public var legacy: Set<String>
  /// Links that the user touches.
  public var links: Set<String>
  /// SwiftUI's own modifier that names a destination.
  public var destinations: Set<String>
  /// Containers that make their views only once they are seen.
  public var lazyContainers: Set<String>
  /// Methods that stop the program where there is nothing to take off.
  public var demandingPops: Set<String>
  /// Members that tell how much there is.
  public var measures: Set<String>
  /// Paths that hold values of any type.
  public var erasedPaths: Set<String>
  /// Modifiers whose closures make views that stand where the view stands.
  public var embeddingModifiers: Set<String>
  /// Properties of a controller that give the stack it stands in.
  public var ownStacks: Set<String>
  /// Protocols by which values are kept that may be of any type.
  public var plainProtocols: Set<String>
  /// Attributes of properties that hold an object which is made elsewhere.
  public var givenObjects: Set<String>
  /// Modifiers whose closure runs whenever what they stand on appears, also when the user comes back to it.
  public var appearances: Set<String>
  /// What is handed a closure and surely runs it, at once or a little later.
  public var sureTakers: Set<String>
  /// Functions that wait for nothing but a time.
  public var pauses: Set<String>
  /// The member of a path of values of any type that gives its content in a form that can be kept.
  public var keptForm: String
  /// The protocols by which values can be encoded, decoded, and both.
  public var encodable: String
  public var decodable: String
  public var codable: String
  /// What a type may inherit from that has nothing to do with that; a raw value's type among them.
  public var formlessAncestors: Set<String>
  /// Attributes of types that have nothing to do with that.
  public var formlessAttributes: Set<String>
  /// Containers that lay views over each other, or do nothing with them: what they hold fills the screen.
  public var overlays: Set<String>

  public static let standard = StackNames(
    stacks: ["NavigationStack", "NavigationView"], legacy: ["NavigationView"], links: ["NavigationLink"], destinations: ["navigationDestination"],
    lazyContainers: ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"],
    demandingPops: ["removeLast", "removeFirst"],
    measures: [
      "isEmpty", "count", "last", "first", "indices", "endIndex", "startIndex", "firstIndex", "lastIndex", "contains", "suffix", "prefix",
      "dropLast", "popLast",
    ],
    erasedPaths: ["NavigationPath"],
    embeddingModifiers: [
      "accessibilityActions", "accessibilityChildren", "accessibilityLabel", "accessibilityRepresentation", "background",
      "backgroundPreferenceValue", "badge", "chartBackground", "chartOverlay", "containerRelativeFrame", "contextMenu", "draggable",
      "dropDestination", "keyframeAnimator", "listRowBackground", "mask", "navigationBarItems", "navigationBarTitle", "onGeometryChange",
      "ornament", "overlay", "overlayPreferenceValue", "phaseAnimator", "safeAreaBar", "safeAreaInset", "scrollTransition", "searchScopes",
      "searchSuggestions", "swipeActions", "tabItem", "tabViewBottomAccessory", "tabViewSidebarBottomBar", "tabViewSidebarFooter",
      "tabViewSidebarHeader", "toolbar", "toolbarTitleMenu", "visualEffect",
    ],
    ownStacks: ["navigationController"],
    plainProtocols: ["Any", "AnyHashable", "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable"],
    givenObjects: ["EnvironmentObject", "Environment"], appearances: ["onAppear", "task"],
    sureTakers: ["Task", "async", "asyncAfter", "detached", "run"], pauses: ["sleep"], keptForm: "codable", encodable: "Encodable",
    decodable: "Decodable", codable: "Codable",
    formlessAncestors: [
      "AnyObject", "BitwiseCopyable", "CaseIterable", "Character", "Comparable", "Copyable", "CustomDebugStringConvertible",
      "CustomStringConvertible", "Double", "Equatable", "Error", "Escapable", "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32",
      "Int64", "Int8", "LocalizedError", "Observable", "ObservableObject", "RawRepresentable", "Sendable", "String", "Transferable", "UInt", "UInt8",
      "View",
    ],
    formlessAttributes: [
      "CasePathable", "MainActor", "Model", "Observable", "available", "dynamicMemberLookup", "frozen", "preconcurrency", "usableFromInline",
    ],
    overlays: ["ZStack", "Group"])
}
