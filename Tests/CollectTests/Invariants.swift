import Facts
import Testing

/// What holds of the facts of any file whatever: they are valid in themselves, and the same when they were written and read.
func checkInvariants(_ facts: FileFacts, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(FactsValidity.faults(of: facts) == [], comment, sourceLocation: sourceLocation)
  var writer = ByteWriter()
  writer.facts(facts)
  var reader = ByteReader(writer.bytes)
  #expect(reader.facts() == facts && reader.left == 0 && !reader.isBroken, comment, sourceLocation: sourceLocation)
}
