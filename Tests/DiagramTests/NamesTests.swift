import Testing

@testable import Diagram

@Suite struct NamesTests {
  private func names(_ list: [String], _ suffixes: [String]? = nil) -> [String] {
    let names = Names.ofViews(list.map { (id: $0, name: $0) }, suffixes: suffixes)
    return list.map { names[$0] ?? "" }
  }

  @Test func theCommonSuffixIsLeftOff() {
    #expect(names(["HomeView", "DetailScreen", "PhotoViewController"]) == ["Home", "Detail", "Photo"])
    #expect(names(["HomeView", "Detail", "Photo"]) == ["HomeView", "Detail", "Photo"])
    #expect(names(["Feature.HomeView"]) == ["Feature.Home"])
  }

  @Test func namesStayApart() {
    #expect(names(["FruitView", "FruitScreen", "HomeView"]) == ["FruitView", "FruitScreen", "Home"])
    #expect(names(["A/HomeView", "B/HomeView", "C/CartView"]) == ["A/Home", "B/Home", "Cart"])
    #expect(names(["View", "Screen"]) == ["View", "Screen"])
  }

  @Test func suffixesOfTheUsersChoice() {
    #expect(names(["HomePage", "DetailView"], ["Page"]) == ["Home", "DetailView"])
    #expect(names(["HomeView"], []) == ["HomeView"])
  }

  @Test func nestedTypesHaveTheirOwnNames() {
    let names = ["a": "ContainerDetailsView.LabelsDetails", "b": "OrdersFeatureView.Content", "c": "OneFeature.RowDetails", "d": "Two.RowDetails", "e": "A.Labels"]
    let nested = Names.nested(names)
    #expect(nested.keys.sorted() == ["a"])
    #expect(nested["a"]?.name == "LabelsDetails")
    #expect(nested["a"]?.owner == "ContainerDetails")
  }

  @Test func longTextsAreCutInTheMiddle() {
    #expect(Names.shortened("abcdefghij", to: 7) == "abcd…ij")
    #expect(Names.shortened("abc", to: 7) == "abc")
  }
}
