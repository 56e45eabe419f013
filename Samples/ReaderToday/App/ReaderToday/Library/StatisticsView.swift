import SwiftUI

enum StatisticsPage {
  case week, year
}

struct StatisticsView: View {
  @State private var page = StatisticsPage.week

  var body: some View {
    TabView(selection: $page) {
      WeekChart()
        // navgraph:disable:next legacy_tab_item - the older form of tabs is part of what this sample shows
        .tabItem { Label("Week", systemImage: "7.square") }
        .tag(StatisticsPage.week)
      YearChart()
        .tabItem { Label("Year", systemImage: "calendar") }
        .tag(StatisticsPage.year)
    }
    .toolbar {
      Button("The whole year") { page = .year }
    }
  }
}

struct WeekChart: View {
  var body: some View { Text("Seven days, four articles") }
}

struct YearChart: View {
  var body: some View { Text("Two hundred articles") }
}
