import NavigationGraph

/// Features of reducers' kind.
public struct FeatureObservations: Hashable, Sendable {
  /// The parts of states that hold what is presented or pushed.
  public var parts: [FeaturePart] = []

  public init() {}
}

/// A property of a feature's state that holds the state of what is presented, or of all that is on a stack.
public struct FeaturePart: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case presentation, stack
  }

  public var kind: Kind
  public var location: SourceLocation
  /// The feature, and the property.
  public var feature: String
  public var property: String
  /// The feature whose state it holds, where that is one of the source.
  public var content: String?
  /// Whether a reducer would run for what it holds: not for alerts and dialogs, nor for cases without a feature.
  public var needsReducer: Bool
  /// Whether the feature says what it does itself.
  public var hasBody: Bool
  /// Whether its reducer, or some helper that could be meant, joins the part by its key path.
  public var isJoined: Bool
  /// Whether code puts something there; of stacks that is not asked, as links do it.
  public var isSet: Bool
  /// Whether the feature sets it to `nil` itself.
  public var isCleared: Bool

  public init(
    kind: Kind, location: SourceLocation, feature: String, property: String, content: String?, needsReducer: Bool, hasBody: Bool,
    isJoined: Bool, isSet: Bool, isCleared: Bool
  ) {
    self.kind = kind
    self.location = location
    self.feature = feature
    self.property = property
    self.content = content
    self.needsReducer = needsReducer
    self.hasBody = hasBody
    self.isJoined = isJoined
    self.isSet = isSet
    self.isCleared = isCleared
  }
}
