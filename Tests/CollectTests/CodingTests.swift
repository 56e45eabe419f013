import Collect
import Facts
import Testing

/// Facts that come from a file: those that nobody wrote are refused, and never read.
@Suite struct CodingTests {
  private static let source = """
    import SwiftUI

    struct Cart: View {
      @State private var isShown = false
      var body: some View {
        List(items) { item in
          if let price = item.price, price > 0 { Text("\\(price)") } else { EmptyView() }
        }
        .sheet(isPresented: $isShown) { Payment(done: { [weak self] in self?.close(); return }) }
      }

      func close(_ again: Bool = { false }()) { func inner() { close() }; inner() }
    }
    """

  private func written(_ facts: FileFacts) -> [UInt8] {
    var writer = ByteWriter()
    writer.facts(facts)
    return writer.bytes
  }

  @Test func eachPrefixIsRefused() throws {
    let bytes = written(try facts(Array(Self.source.utf8)))
    for end in 0..<bytes.count {
      var reader = ByteReader(bytes[..<end])
      #expect(reader.facts() == nil, "the first \(end) bytes")
    }
  }

  /// A byte that is another one gives no facts, or facts that hold what facts promise.
  @Test(arguments: 0..<8) func eachBitIsFlipped(_ bit: Int) throws {
    let bytes = written(try facts(Array(Self.source.utf8)))
    for position in bytes.indices {
      var changed = bytes
      changed[position] ^= 1 << UInt8(bit)
      var reader = ByteReader(changed)
      if let facts = reader.facts() { #expect(FactsValidity.faults(of: facts) == []) }
    }
  }

  @Test func anEnormousNumberTakesNoMemory() {
    var writer = ByteWriter()
    writer.integer(UInt64.max)
    var reader = ByteReader(writer.bytes + [1, 2, 3])
    #expect(reader.texts().isEmpty && reader.isBroken)
    var other = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02])
    #expect(other.integer() == 0 && other.isBroken)
  }

  @Test func aFunctionInsideItselfIsRefused() throws {
    var facts = try facts(Array(Self.source.utf8))
    let closure = try #require(facts.functions.firstIndex { $0.kind == .closure && $0.outer.exists })
    facts.functions[closure].outer = ID(index: closure)
    #expect(FactsValidity.faults(of: facts) == ["a function is inside itself"])
  }

  @Test func aValueInItsOwnClosureIsRefused() throws {
    var facts = try facts(Array(Self.source.utf8))
    let value = try #require(facts.values.firstIndex { $0.kind == .closure })
    let body = facts.functions[facts.values[value].function.index].body.indices
    let operation = try #require(body.first { facts.operations[$0].value.exists })
    facts.operations[operation].value = ID(index: value)
    #expect(FactsValidity.faults(of: facts) == ["a function is inside itself"])
  }
}
