/// What is known of stores: objects that hold a state and are sent actions, which a reducer answers by changing the state.
public struct StoreNames: Sendable {
  /// Another name of a type, made of what its last generic argument is or declares.
  public struct Alias: Sendable {
    public var type: String
    /// For each generic argument the nested type that it is; nil for the argument itself.
    public var parts: [String?]
  }

  /// Types that stand for the state they hold; their generic arguments are the state and the action. The first is a store itself.
  public var stores: [String]
  /// Types whose values are sent an action, or stand for an action that is sent; it is their last generic argument.
  public var senders: Set<String>
  /// What answers actions; its generic arguments are the state and the action.
  public var reducers: Set<String>
  /// Types that are written by the reducer that they are of.
  public var aliases: [String: Alias]
  /// What a reducer gives back: actions that are sent later.
  public var effect: String
  /// Static functions of it, which need no type before them where a reducer answers an action.
  public var effectFactories: Set<String>
  /// What is called to send an action later.
  public var send: String
  /// The nested types by which a reducer names its state and its actions.
  public var state: String
  public var action: String
  /// Attributes that make a type a reducer. An enum with one is the enum of its states, too: each case carries the state of its reducer.
  public var reducerAttributes: Set<String>
  /// The method that answers an action, and its labels.
  public var reduce: String
  public var reduceLabels: [String]
  /// Members of a store that give its state, as it is or as an enum of stores.
  public var stateMembers: Set<String>
  /// Methods of a store that give the store of a part, and the labels of the argument that says which; an empty label for one without.
  public var parts: [String: Set<String>]
  /// Methods of a store that give a binding of a part.
  public var bindings: [String: Set<String>]
  /// The label of what a store is made with.
  public var initialState: String

  /// As of The Composable Architecture 0.40 to 1.2x.
  public static let standard = StoreNames(
    stores: ["Store", "ViewStore", "TestStore"], senders: ["Effect", "Send", "PresentationAction", "StackAction", "IdentifiedAction"],
    reducers: ["Reducer", "ReducerProtocol"],
    aliases: [
      "StoreOf": Alias(type: "Store", parts: ["State", "Action"]), "ViewStoreOf": Alias(type: "ViewStore", parts: ["State", "Action"]),
      "ReducerOf": Alias(type: "Reducer", parts: ["State", "Action"]),
      "ReducerProtocolOf": Alias(type: "ReducerProtocol", parts: ["State", "Action"]),
      "TestStoreOf": Alias(type: "TestStore", parts: ["State", "Action"]), "EffectOf": Alias(type: "Effect", parts: ["Action"]),
      "EffectTask": Alias(type: "Effect", parts: [nil]), "StackActionOf": Alias(type: "StackAction", parts: ["State", "Action"]),
      "IdentifiedActionOf": Alias(type: "IdentifiedAction", parts: ["Action"]),
    ],
    effect: "Effect", effectFactories: ["concatenate", "merge", "run", "send"], send: "Send", state: "State", action: "Action",
    reducerAttributes: ["Reducer"], reduce: "reduce", reduceLabels: ["into", "action"],
    stateMembers: ["case", "currentState", "observableState", "state"], parts: ["scope": ["state", ""]], bindings: ["binding": ["get", ""]],
    initialState: "initialState")
}
