import CGraphviz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads DOT, lays it out, writes the picture. Each return code of the library is read; its messages go to standard error.
func draw(_ job: Job) -> ExitCode {
  guard var source = readAll(from: STDIN_FILENO) else {
    writeMessage("cannot read standard input")
    return .unreadableInput
  }
  // The parser stops at a NUL as at the end.
  if source.contains(0) {
    writeMessage("the input holds a NUL byte")
    return .invalidDOT
  }
  source.append(0)

  Messages.collect()
  defer { Messages.flush() }

  guard let context = gvContext() else {
    writeMessage("Graphviz gives no context")
    return .layoutFailed
  }
  // Neither layout nor graph nor context is freed: the process ends here, and some releases fail in doing so after a good picture.

  let parsed = source.withUnsafeBytes { bytes in bytes.baseAddress.flatMap { agmemread($0.assumingMemoryBound(to: CChar.self)) } }
  guard let graph = parsed else {
    writeMessage("the input is not valid DOT")
    return .invalidDOT
  }
  // A graph comes back from a text with an error too, cut off at the error.
  if navgraph_errors() != 0 {
    writeMessage("the input is not valid DOT")
    return .invalidDOT
  }

  if let resolution = job.resolution, set(graph, "dpi", resolution) != 0 {
    writeMessage("Graphviz does not take a resolution of \(resolution)")
    return .layoutFailed
  }

  let layoutStatus = job.layout.withCString { gvLayout(context, graph, $0) }
  guard layoutStatus == 0 else {
    writeMessage("layout '\(job.layout)' failed")
    return .layoutFailed
  }

  placeLabels(in: graph)

  var data: UnsafeMutablePointer<CChar>?
  var length = 0
  let renderStatus = job.format.withCString { navgraph_render(context, graph, $0, &data, &length) }
  // On failure the pointer may be left over from before: it is not touched.
  guard renderStatus == 0, let data, length > 0 else {
    writeMessage("format '\(job.format)' failed")
    return .renderFailed
  }
  defer { gvFreeRenderData(data) }
  guard writeAll(UnsafeRawBufferPointer(start: data, count: length), to: STDOUT_FILENO) else {
    writeMessage("cannot write standard output")
    return .unwritableOutput
  }
  return .success
}

private func set(_ graph: UnsafeMutablePointer<Agraph_t>, _ name: String, _ value: String) -> Int32 {
  guard let name = strdup(name) else { return -1 }
  defer { free(name) }
  guard let value = strdup(value) else { return -1 }
  defer { free(value) }
  return navgraph_set(graph, name, value)
}
