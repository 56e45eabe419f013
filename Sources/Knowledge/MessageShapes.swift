/// The calls by which values are sent and listened to, from Combine's documentation.
let messageShapes = """
  method PassthroughSubject.send(_: value) sends
  method CurrentValueSubject.send(_: value) sends
  method sink(receiveCompletion: other?, receiveValue: action) listens
  modifier onReceive(_: published, perform: action) listens
  """

/// What is known of publishers.
public struct MessageNames: Sendable {
  /// Types that hand on what they are sent.
  public var subjects: Set<String>
  /// Methods of publishers that give the same values again: later, elsewhere, or fewer of them.
  public var passing: Set<String>

  /// As of iOS 26.
  public static let standard = MessageNames(
    subjects: ["CurrentValueSubject", "PassthroughSubject"],
    passing: [
      "append", "assertNoFailure", "breakpoint", "buffer", "debounce", "delay", "drop", "dropFirst", "eraseToAnyPublisher", "filter", "first",
      "handleEvents", "last",
      "merge", "output", "prefix", "prepend", "print", "receive", "removeDuplicates", "replaceError", "retry",
      "setFailureType", "share", "subscribe", "throttle", "timeout",
    ])
}
