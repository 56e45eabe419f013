import Facts

/// Where the `default:` arms of switches stand.
///
/// What is left over by an `if` is shown on purpose, and a switch without `default:` is no way to write it: only such arms catch a case that was
/// forgotten. A class for what it has read of each file.
final class DefaultArms {
  private let program: Program
  private var ranges: [Int32: [Range<UInt32>]] = [:]

  init(_ program: Program) { self.program = program }

  /// Whether a place stands in a `default:` arm. O(operations) for the first place of a file.
  func contain(_ site: Site) -> Bool {
    if ranges[site.file] == nil { ranges[site.file] = read(site.file) }
    return ranges[site.file]?.contains { $0.contains(site.offset) } == true
  }

  private func read(_ file: Int32) -> [Range<UInt32>] {
    let facts = program.files[Int(file)].facts
    var result: [Range<UInt32>] = []
    for function in facts.functions {
      let body = function.body.indices
      for position in body where facts.operations[position].kind == .switchCase && facts.operations[position].flags.contains(.isDefault) {
        let operation = facts.operations[position]
        // Up to what follows the arm and all in it.
        let next = operation.end.index
        let end = body.contains(next) ? facts.operations[next].offset : function.end
        result.append(operation.offset..<max(operation.offset, end))
      }
    }
    return result
  }
}
