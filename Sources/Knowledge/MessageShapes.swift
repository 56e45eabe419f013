/// The calls by which values are sent and listened to, from the documentation of Combine and Foundation.
let messageShapes = """
  method PassthroughSubject.send(_: value) sends
  method CurrentValueSubject.send(_: value) sends
  construct CurrentValueSubject<value, _>(_: value) sends
  method sink(receiveCompletion: other?, receiveValue: action) listens
  modifier onReceive(_: published, perform: action) listens

  # Notifications
  method NotificationCenter.post(name: channel, object: other?, userInfo: other?) sends -> Notification
  method NotificationCenter.post(_: value) sends
  method NotificationCenter.publisher(for: channel) publishes -> Notification
  method NotificationCenter.notifications(named: channel) publishes -> Notification
  method NotificationCenter.addObserver(forName: channel, object: other?, queue: other?, using: action) listens -> Notification
  method NotificationCenter.addObserver(_: other, selector: action, name: channel, object: other?) listens -> Notification
  """

/// What is known of publishers.
public struct MessageNames: Sendable {
  /// Types that hand on what they are sent.
  public var subjects: Set<String>
  /// The property of subjects that sends what it is set to.
  public var keptProperty: String
  /// Types that hand on values of their first generic argument; the first one stands for all.
  public var publishers: [String]
  /// Methods of publishers that give the same values again: later, elsewhere, or fewer of them.
  public var passing: Set<String>
  /// Properties of publishers that give the same values as a sequence.
  public var sequences: Set<String>
  /// Methods of publishers that give what a closure makes of each value.
  public var transforming: Set<String>
  /// Of these, those that leave out what the closure makes nothing of.
  public var sifting: Set<String>
  /// Methods of publishers, and publishers, that give the values of several.
  public var merging: Set<String>
  /// Types of messages, whose properties are what they were made with, and these properties.
  public var carriers: Set<String>
  public var carried: Set<String>
  /// The property of these that is the name under which they are sent.
  public var channelProperty: String
  /// The type of such names, by its own name, and as it is written.
  public var channelType: String
  public var writtenChannelType: String
  /// Macros that name a method.
  public var selectors: Set<String>

  /// As of iOS 26 and RxSwift 6.
  public static let standard = MessageNames(
    subjects: ["BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "PassthroughSubject", "PublishRelay", "PublishSubject", "ReplaySubject"],
    keptProperty: "value",
    publishers: ["AnyPublisher", "AsyncPublisher", "Driver", "Infallible", "Observable", "Published", "Publisher", "Signal"],
    passing: [
      "append", "asDriver", "asObservable", "asSignal", "assertNoFailure", "breakpoint", "buffer", "debounce", "delay", "distinctUntilChanged",
      "drop", "dropFirst", "eraseToAnyPublisher", "filter", "first",
      "handleEvents", "last", "observe", "output", "prefix", "prepend", "print", "receive", "removeDuplicates", "replaceError", "retry",
      "setFailureType", "share", "skip", "subscribe", "take", "throttle", "timeout",
    ],
    sequences: ["values"], transforming: ["compactMap", "map", "tryCompactMap", "tryMap"], sifting: ["compactMap", "tryCompactMap"],
    merging: ["Merge", "Merge3", "Merge4", "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany", "merge"],
    carriers: ["NSNotification", "Notification"], carried: ["name", "object", "userInfo"], channelProperty: "name", channelType: "Name",
    writtenChannelType: "Notification.Name", selectors: ["selector"])
}
