import Dispatch
import Files
import Pipeline
import Synchronization

/// Reads two states of one app: what is the same in both is scanned once, and the two are linked side by side.
enum StatesReading {
  /// - Parameters:
  ///   - base: how the state before the change is read; `SourceStates.State.apply(to:)` has been called for it.
  ///   - head: the same for the state after it.
  ///   - comparesBoth: whether a file that could not be read before the change is left out after it, too: it would come as a whole. Those that
  ///     cannot be read after it are left out before it in any case.
  ///   - progress: what both count on.
  /// - Returns: nil and the error for a state without Swift source.
  static func results(
    _ states: SourceStates, base: PipelineOptions, head: PipelineOptions, comparesBoth: Bool, _ progress: PipelineProgress
  ) -> (base: PipelineResult?, head: Result<PipelineResult, NoSwiftFile>) {
    ProgressLine.show({ ProgressWording.text(progress) }) {
      let after = Result { () throws(NoSwiftFile) in try Pipeline.read(paths: states.head.paths, options: head) }
      var source = try? after.get()
      let known = source.map { source in
        let same = states.same(among: source.files)
        return KnownSource(source) { same.contains($0) }
      }
      var before = try? Pipeline.read(paths: states.base.paths, options: base, knowing: known)
      if let (old, new) = before.flatMap({ before in source.map { (before.unreadable, $0.unreadable) } }) {
        before = before?.without(new)
        let lost = old.filter { new[$0.key] == nil }.mapValues { problem in
          FileProblem(path: problem.path, reason: "\(problem.reason) (in \(states.names.base)); left out on both sides")
        }
        if comparesBoth { source = source?.without(lost) }
      }
      let input = (before: before, head: source)
      let linked = both((input.before, base), (input.head, head)) { input in input.0.map { Pipeline.link($0, options: input.1) } }
      return (linked.0, after.flatMap { _ in linked.1.map(Result.success) ?? .failure(NoSwiftFile(problems: [])) })
    }
  }

  /// Does one thing for two inputs, side by side.
  private static func both<Input: Sendable, Output: Sendable>(
    _ a: Input, _ b: Input, _ work: @Sendable (Input) -> Output?
  ) -> (Output?, Output?) {
    let results = Mutex<[Int: Output]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let result = work(number == 0 ? a : b)
      results.withLock { $0[number] = result }
    }
    let found = results.withLock { $0 }
    return (found[0], found[1])
  }
}
