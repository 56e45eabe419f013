// idiom: tabs/list-of-cases-without-values
import SwiftUI

enum Area: String, CaseIterable {
  case pond, field, barn

  static var usual: [Area] { [.pond, .field] }
  static var further: [Area] { [.barn] }

  var title: String {
    switch self {
    case .pond: .text("Pond")
    case .field: .text("Field")
    case .barn: .text("Barn")
    }
  }

  @ViewBuilder static func view(for area: Area) -> some View {
    switch area {
    case .pond: PondView()
    case .field: FieldView()
    case .barn: BarnView()
    }
  }
}

extension String {
  static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

struct MainView: View {
  var body: some View {
    TabView {
      ForEach(Area.usual, id: \.self) { area in
        // expect-next: tab tab:Area.pond from view:MainView; tab tab:Area.field from view:MainView
        // expect-next: tab view:PondView from tab:Area.pond; tab view:FieldView from tab:Area.field
        Tab(area.title, systemImage: "leaf") {
          Area.view(for: area)
        }
      }
      ForEach(Area.further, id: \.self) { area in
        // expect-next: tab tab:Area.barn from view:MainView; tab view:BarnView from tab:Area.barn
        Tab(area.title, systemImage: "house") { Area.view(for: area) }
      }
      // expect-next: tab tab:MainView.Everything from view:MainView; tab view:FarmView from tab:MainView.Everything
      Tab(.text("Everything"), systemImage: "globe") { FarmView() }
    }
  }
}

struct OtherView: View {
  @State private var page = 1
  var body: some View {
    TabView(selection: $page) {
      PondView().tabItem { Label("", systemImage: "a") }.tag(1)  // expect: tab tab:OtherView.1 from view:OtherView; tab view:PondView from tab:OtherView.1
      FieldView().tabItem { Label("", systemImage: "b") }.tag(2)  // expect: tab tab:OtherView.2 from view:OtherView; tab view:FieldView from tab:OtherView.2
    }
    .toolbar { Button("Field") { page = 2 } }  // expect: selectTab tab:OtherView.2 from view:OtherView
  }
}

struct ThirdView: View {
  @State private var page = 1
  var body: some View {
    TabView(selection: $page) {
      BarnView().tabItem { Image(systemName: "a") }.tag(1)  // expect: tab tab:ThirdView.1 from view:ThirdView; tab view:BarnView from tab:ThirdView.1
      FarmView().tabItem { Image(systemName: "b") }.tag(2)  // expect: tab tab:ThirdView.2 from view:ThirdView; tab view:FarmView from tab:ThirdView.2
    }
  }
}

struct PondView: View { var body: some View { Text("Pond") } }
struct FieldView: View { var body: some View { Text("Field") } }
struct BarnView: View { var body: some View { Text("Barn") } }
struct FarmView: View { var body: some View { Text("Farm") } }
