// idiom: columns/every-case-in-a-list
import SwiftUI

enum Area: String, CaseIterable, Identifiable {
  case garden  // expect: node route:Area.garden mapped used
  case pond  // expect: node route:Area.pond mapped used
  var id: Self { self }
}

@main struct ParkApp: App {
  var body: some Scene { WindowGroup { ParkView() } }
}

struct ParkView: View {
  @State private var area: Area?

  var body: some View {
    NavigationSplitView {  // expect: column view:AreaList from view:ParkView; maybe column view:GardenView from view:ParkView; maybe column view:PondView from view:ParkView
      AreaList(selection: $area)
    } detail: {
      switch area {
      case .garden: GardenView()  // expect: builds view:GardenView from route:Area.garden
      case .pond: PondView()  // expect: builds view:PondView from route:Area.pond
      case nil: Text("Choose")
      }
    }
  }
}

struct AreaList: View {
  @Binding var selection: Area?

  var body: some View {
    List(selection: $selection) {
      ForEach(Area.allCases) { area in
        NavigationLink(value: area) { Text(area.rawValue) }  // expect: column route:Area.garden from view:AreaList; column route:Area.pond from view:AreaList
      }
    }
  }
}

struct GardenView: View { var body: some View { Text("Garden") } }
struct PondView: View { var body: some View { Text("Pond") } }
