import Facts

/// What is told of messages: who hears what is sent at a place, and from where what listens there is sent something.
extension Explanation {
  func describe(_ call: CallRecord, sentBy position: Int32) -> String {
    var lines = ["  sends \(ArgumentText(evaluator: evaluator).text(call))"]
    let heard = flow.receivers[position] ?? []
    if heard.isEmpty { lines.append("    nothing in the source was found to listen") }
    lines += told(heard.map { program.site(of: $0.function) }).map { "    heard at \($0)" }
    if let condition = text.text(call.condition) { lines.append("    where \(condition)") }
    return lines.joined(separator: "\n")
  }

  func describe(listening function: FunctionID) -> String {
    var lines = ["  listens"]
    let calls = flow.valueCalls[function] ?? []
    if calls.isEmpty { lines.append("    nothing in the source was found to send what it hears") }
    lines += told(calls.map { evaluator.calls[Int($0)].site }).map { "    sent at \($0)" }
    return lines.joined(separator: "\n")
  }

  /// Some places, each once.
  private func told(_ sites: [Site]) -> [String] {
    let trace = ValueTrace(evaluator: evaluator, flow: flow)
    var seen: Set<Site> = []
    let all = sites.filter { seen.insert($0).inserted }.sorted()
    let rest = all.count - Self.longestList
    return all.prefix(Self.longestList).map { trace.place($0) } + (rest > 0 ? ["and \(rest) more places"] : [])
  }
}
