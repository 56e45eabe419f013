/// What is known of property wrappers, SwiftUI's bindings above all.
public struct PropertyWrappers: Sendable {
  /// Wrappers that stand for the value they hold, and whose members lead to its members.
  public var transparent: Set<String>
  /// The wrapper that a projection is.
  public var binding: String
  /// The labels of the closures by which a binding reads and writes.
  public var getterLabel: String
  public var setterLabel: String
  /// The property that gives what a wrapper holds, and the one that gives its projection (SE-0258).
  public var heldProperty: String
  public var projectedProperty: String
  /// Attributes of properties that keep no state of their own: whoever makes the value sets the property.
  public var plainAttributes: Set<String>

  /// Methods of bindings that give a binding of the same place.
  public var passing: Set<String>
  /// The method of bindings that gives a binding of a case's payload.
  public var caseOfBinding: String
  /// Attributes of properties in which a view keeps state of its own.
  public var stateAttributes: Set<String>

  /// Attributes of properties that read an entry of the environment, which a key path names.
  public var environmentAttributes: Set<String>
  /// Attributes of properties that are kept outside the program, under a key: properties of one key are one.
  public var storageAttributes: Set<String>

  /// SwiftUI's.
  public static let standard = PropertyWrappers(
    transparent: ["Binding", "Bindable", "State"], binding: "Binding", getterLabel: "get", setterLabel: "set",
    heldProperty: "wrappedValue", projectedProperty: "projectedValue", plainAttributes: ["ViewBuilder", "MainActor"],
    passing: ["animation", "transaction", "sending", "removeDuplicates"], caseOfBinding: "case",
    stateAttributes: ["State", "StateObject", "SceneStorage", "AppStorage", "FocusState", "GestureState", "FetchRequest", "Query"],
    environmentAttributes: ["Environment", "FocusedBinding", "FocusedValue"], storageAttributes: ["AppStorage"])
}
