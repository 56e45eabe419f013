// idiom: columns/selection-that-an-object-keeps
import SwiftUI

enum Area: Hashable {
  case inbox, archive
}

final class Keeper: ObservableObject {
  func name(of area: Area) -> String { "" }
  func choose(_ name: String) {}
  var chosen: String { "" }
}

struct ShellView: View {
  @StateObject private var keeper = Keeper()
  private let areas = [Row(id: 1, area: .inbox), Row(id: 2, area: .archive)]
  var body: some View {
    NavigationSplitView {  // expect: column view:SideView from view:ShellView
      SideView(areas: areas, selection: selection(from: keeper))  // expect: unresolved column from view:ShellView
    } detail: {
      Text(keeper.chosen)
    }
  }

  private func selection(from keeper: Keeper) -> Binding<Area?> {
    Binding(get: { keeper.chosen.isEmpty ? nil : .inbox }, set: { new in if let new { keeper.choose(keeper.name(of: new)) } })
  }
}

struct Row: Identifiable {
  let id: Int
  let area: Area
}

struct SideView: View {
  let areas: [Row]
  @Binding var selection: Area?
  var body: some View {
    List(selection: $selection) { rows }
  }

  private var rows: some View {
    Section {
      ForEach(areas) { row in NavigationLink("Area", value: row.area) }  // expect: none
    }
  }
}
