import Testing

@testable import Diagram

@Suite struct GroupNamesTests {
  @Test(arguments: [
    (["App/Detail", "App/List"], ["App/Detail": "Detail", "App/List": "List"]),
    // As many parts as tell two folders of one name apart; the others keep their short names.
    (["Account/Detail", "Status/Detail", "Status/List"], ["Account/Detail": "Account/Detail", "Status/Detail": "Status/Detail", "Status/List": "List"]),
    (["a/x/Row/Main", "b/x/Row/Main", "y/Row/Main"], ["a/x/Row/Main": "x/Row/Main", "b/x/Row/Main": "x/Row/Main", "y/Row/Main": "y/Row/Main"]),
    // The sign for the rest of a folder says nothing alone.
    (["App/Feed/…", "App/Feed"], ["App/Feed/…": "Feed/…", "App/Feed": "Feed"]),
    ([""], ["": ""]),
  ] as [([String], [String: String])]) func namesAreTheShortestThatTellApart(_ keys: [String], _ names: [String: String]) {
    #expect(GroupNames.shortest(keys, given: [:]) == names)
  }

  @Test func aNameThatIsGivenStays() {
    #expect(GroupNames.shortest(["App/Detail"], given: ["App/Detail": "Details"]) == ["App/Detail": "Details"])
  }
}
