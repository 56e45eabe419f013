#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on a thread with much stack: the linker follows values and views as deep as they nest, which is bounded, but more than a
/// thread's usual stack holds in a debug build. The memory is only reserved.
public enum LargeStack {
  static let size = 512 << 20

  /// The result of the work, on this thread where no other can be had.
  public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let job = Job(work)
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return work() }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return work() }
    let argument = Unmanaged.passRetained(job as AnyJob)
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, &attributes,
        { raw in
          Unmanaged<AnyJob>.fromOpaque(raw).takeRetainedValue().run()
          return nil
        }, argument.toOpaque())
      guard code == 0, let thread else {
        argument.release()
        return work()
      }
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, &attributes,
        { raw in
          if let raw { Unmanaged<AnyJob>.fromOpaque(raw).takeRetainedValue().run() }
          return nil
        }, argument.toOpaque())
      guard code == 0 else {
        argument.release()
        return work()
      }
    #endif
    pthread_join(thread, nil)
    return job.result ?? work()
  }
}

/// Work that a thread runs, whatever it gives.
private class AnyJob: @unchecked Sendable {
  func run() {}
}

/// Written by the one thread before the other joins it.
private final class Job<Result: Sendable>: AnyJob, @unchecked Sendable {
  private let work: @Sendable () -> Result
  private(set) var result: Result?

  init(_ work: @escaping @Sendable () -> Result) { self.work = work }

  override func run() { result = work() }
}
