import Facts
import Testing

@Suite("Types as written")
struct TypeTests {
  @Test(arguments: [
    ("A", "A"), ("A.B.C", "A.B.C"), ("A<B, C.D>", "A<B, C.D>"), ("A<B>.C<D>", "A<B>.C<D>"), ("A?", "A?"), ("A!", "A?"), ("A??", "A??"),
    ("[A]", "[A]"), ("[A: B]", "[A: B]"), ("[A?]?", "[A?]?"), ("()", "()"), ("Void", "()"), ("(A)", "A"), ("(A, b: B)", "(A, b: B)"),
    ("() -> Void", "(() -> ())"), ("(A, B) -> C", "((A, B) -> C)"), ("(_ a: A) -> B", "((A) -> B)"), ("(A) -> (B) -> C", "((A) -> ((B) -> C))"),
    ("((A) -> Void)?", "((A) -> ())?"), ("@escaping (A) async throws -> B", "((A) -> B)"), ("@MainActor () -> Void", "(() -> ())"),
    ("some View", "some View"), ("any P", "any P"), ("(any P)?", "any P?"), ("A & B & C.D", "(A & B & C.D)"), ("A.Type", "A.Type"),
    ("(A & B).Type", "(A & B).Type"), ("inout A", "A"), ("some P<A>", "some P<A>"), ("Binding<[Route]>", "Binding<[Route]>"),
    ("[A.B: [C]]", "[A.B: [C]]"), ("Self", "Self"), ("Any", "Any"), ("_", "_"),
  ])
  func types(source: String, expected: String) throws {
    #expect(try dump(type: source) == expected)
  }

  @Test(arguments: [
    "A.B<C>", "[A: [B]]?", "(A, b: B)", "(A) -> B", "((A) -> B)?", "(A) -> (B) -> C", "some View", "(any P)?", "A & B", "(A & B).Type", "[any P]",
  ])
  func plainTypesStandAsTheyAreWritten(source: String) throws {
    let facts = try facts("var x: " + source)
    #expect(FactsDump.text(of: try #require(facts.properties.first).type, in: facts, options: .plainTypes) == source)
  }
}
