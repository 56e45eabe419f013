import NavigationGraph
import Testing

@Suite struct CountedTests {
  @Test func wordsHaveTheirPlural() {
    #expect(counted(1, "entry") == "1 entry" && counted(0, "entry") == "0 entries" && counted(2, "deep link") == "2 deep links")
    #expect(counted(2, "way") == "2 ways" && counted(3, "y") == "3 ys")
  }
}
