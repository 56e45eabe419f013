#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libFuzzer's own mutation.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Which target runs: NAVGRAPH_FUZZ.
private let target: FuzzTarget = {
  let name = getenv("NAVGRAPH_FUZZ").map { String(cString: $0) } ?? "scanner"
  guard let target = FuzzTarget(rawValue: name) else {
    print("NAVGRAPH_FUZZ is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
  }
  return target
}()

@_cdecl("LLVMFuzzerTestOneInput") public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  do throws(FuzzTarget.Broken) {
    try target.run(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    print("broken: \(error.what)")
    fflush(nil)
    abort()
  }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator") public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  guard target == .scanner || target == .pipeline || target == .package, seed % 4 != 0 else { return mutate(data, size, limit) }
  var mutator = SwiftMutator(seed: seed)
  guard let changed = mutator.changed(Array(UnsafeBufferPointer(start: data, count: size)), limit: limit) else {
    return mutate(data, size, limit)
  }
  for (position, byte) in changed.enumerated() { data[position] = byte }
  return changed.count
}
