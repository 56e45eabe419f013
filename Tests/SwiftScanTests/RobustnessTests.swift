import Foundation
import Testing

@testable import SwiftScan

struct RobustnessTests {
  /// Every file cut off at every byte.
  @Test func prefixes() throws {
    let tree = SyntaxTree()
    let scanner = Scanner()
    for source in try constructs() {
      let bytes = Array(source.text.utf8)
      for count in 0...bytes.count {
        try scanner.scan(Array(bytes[..<count]), into: tree)
        if let fault = fault(in: tree) {
          Issue.record("\(source.name) cut off at \(count): \(fault)")
          return
        }
      }
    }
  }

  /// Every byte of every file replaced by another, left out, and doubled.
  @Test func mutations() throws {
    let tree = SyntaxTree()
    let scanner = Scanner()
    let replacements: [UInt8] = [0, 0x0A, 0x20, 0x22, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x2E, 0x3C, 0x3E, 0x3F, 0x5C, 0x23, 0x2F, 0x60, 0xFF]
    for source in try constructs() {
      let bytes = Array(source.text.utf8)
      for position in bytes.indices {
        var mutated = bytes
        switch position % 3 {
        case 0: mutated[position] = replacements[(position / 3) % replacements.count]
        case 1: mutated.remove(at: position)
        default: mutated.insert(replacements[(position / 3) % replacements.count], at: position)
        }
        try scanner.scan(mutated, into: tree)
        if let fault = fault(in: tree) {
          Issue.record("\(source.name) changed at \(position): \(fault)")
          return
        }
      }
    }
  }

  /// Random bytes, and random pieces of Swift.
  @Test func noise() throws {
    let tree = SyntaxTree()
    let scanner = Scanner()
    var random = Generator(state: 0x1234_5678_9ABC_DEF1)
    let pieces = [
      "func ", "f", "(", ")", "[", "]", "{", "}", "<", ">", ".", ",", ":", "\"", "\\(", "if ", "else ", "case ", "switch x ", "let ", "= ", "\n", "#if A\n",
      "#endif\n", "#else\n", "@a ", "? ", "?", "!", "-> ", "in ", "& ", "as ", "try ", "await ", "/", "`", "#", "_", "\\.", "1", "...", "struct ", "enum ", "where ",
      "default", "get ", "set ", "init", "async ", "throws ", "repeat ", "each ", "some ", "$0", "\"\"\"", "#\"", "/*", "*/", "//", ";", "return ", "for ", "guard ",
    ]
    for round in 0..<3000 {
      let count = Int(random.next() % 60)
      var bytes: [UInt8] = []
      if round % 4 == 0 {
        for _ in 0..<count { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      } else {
        for _ in 0..<count { bytes += Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8) }
      }
      try scanner.scan(bytes, into: tree)
      if let fault = fault(in: tree) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(fault)")
        return
      }
    }
  }

  @Test func emptyFile() throws {
    let tree = try scan("")
    #expect(tree.tokenCount == 0)
    #expect(tree.dump() == "sourceFile\n")
    #expect(tree.lineCount == 1)
    #expect(fault(in: tree) == nil)
  }

  @Test func tooLargeFilesAreRefused() throws {
    // The size is looked at before the bytes.
    let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { byte.deallocate() }
    let tree = try scan("let x = 1")
    let size = SyntaxTree.maximumSize + 1
    #expect(throws: ScanError.tooLarge(bytes: size)) {
      try Scanner().scan(UnsafeBufferPointer(start: byte, count: size), into: tree)
    }
    #expect(tree.tokenCount == 4)
  }

  /// Nestings of 100,000 on a thread with little stack.
  @Test func deepNesting() throws {
    for nesting in Nesting.all {
      let bytes = Array(nesting.text(100_000).utf8)
      let outcome = onSmallStack { () -> String? in
        let tree = SyntaxTree()
        do { try Scanner().scan(bytes, into: tree) } catch { return "\(error)" }
        return fault(in: tree, maximumDepth: 1200)
      }
      #expect(outcome == nil, "\(nesting.name)")
    }
  }

  #if DEBUG
    /// The parser's steps grow with the number of tokens and no faster, whatever is repeated.
    @Test func workIsLinear() throws {
      let tree = SyntaxTree()
      let scanner = Scanner()
      func work(_ text: String) throws -> Double {
        try scanner.scan(text, into: tree)
        return Double(tree.storage.pointee.work) / Double(max(tree.tokenCount, 1))
      }
      for nesting in Nesting.all {
        let few = try work(nesting.text(2_000))
        let many = try work(nesting.text(16_000))
        #expect(many <= few * 1.1 + 1, "\(nesting.name): \(few) steps a token, then \(many)")
        #expect(many < 300, "\(nesting.name): \(many) steps a token")
      }
    }
  #endif
}

/// A generator of numbers that is the same on every machine (xorshift).
private struct Generator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// What a thread with 512 KiB of stack returns.
private func onSmallStack(_ body: @escaping @Sendable () -> String?) -> String? {
  let box = Box()
  let thread = Thread {
    box.value = body()
    box.done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  box.done.wait()
  return box.value
}

private final class Box: @unchecked Sendable {
  var value: String?
  let done = DispatchSemaphore(value: 0)
}
