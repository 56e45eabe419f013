/// What The Composable Architecture calls the parts of features.
public struct FeatureNames: Sendable {
  /// The protocols that features meet, and the macro that makes a type one.
  public let reducers: Set<String>
  /// Attributes of a property whose state is presented.
  public let presenting: Set<String>
  /// The type that holds the states of all that is on a stack.
  public let stack: String
  /// Methods that run the reducer of a part where that is there.
  public let joining: Set<String>
  /// The label of the argument beside the part's key path.
  public let actionLabel: String
  /// The reducer that does nothing.
  public let empty: String
  /// What a feature says what it does by.
  public let bodies: Set<String>

  /// Versions 0.54 to 1.23.
  public static let standard = FeatureNames(
    reducers: ["Reducer", "ReducerProtocol"], presenting: ["Presents", "PresentationState"], stack: "StackState",
    joining: ["ifLet", "forEach", "ifCaseLet"], actionLabel: "action", empty: "EmptyReducer", bodies: ["body", "reduce"])
}
