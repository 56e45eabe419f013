// idiom: tabs/raw-values
import SwiftUI

enum Section: Int {
  case today = 0, plan
}

@Observable final class Chosen {
  var tab = Section.today.rawValue

  func plan() {
    tab = Section.plan.rawValue  // expect: selectTab tab:Section.plan from object:Chosen
  }
}

struct BarView: View {
  @State private var chosen = Chosen()

  var body: some View {
    TabView(selection: $chosen.tab) {
      TodayView(chosen: chosen)
        .tabItem { Text("Today") }  // expect: tab tab:Section.today from view:BarView; tab view:TodayView from tab:Section.today
        .tag(Section.today.rawValue)
      PlanView()
        .tabItem { Text("Plan") }  // expect: tab tab:Section.plan from view:BarView; tab view:PlanView from tab:Section.plan
        .tag(Section.plan.rawValue)
    }
  }
}

struct TodayView: View {
  let chosen: Chosen
  var body: some View {
    Button("Plan") { chosen.plan() }  // expect: selectTab tab:Section.plan from view:TodayView through Chosen.plan
    Button("Today") { chosen.tab = Section.today.rawValue }  // expect: selectTab tab:Section.today from view:TodayView
  }
}

struct PlanView: View { var body: some View { Text("Plan") } }
