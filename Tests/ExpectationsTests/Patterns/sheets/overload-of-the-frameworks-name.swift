// idiom: sheets/overload-of-the-frameworks-name
import SwiftUI

// Overloads of names of the framework: those calls that do not fit them mean the framework's.
extension View {
  func sheet<Item, Content: View>(presenting item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content) -> some View {
    let shown = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return sheet(isPresented: shown) { item.wrappedValue.map(content) }
  }

  func frame(square side: CGFloat) -> some View { frame(width: side, height: side) }
}

struct Tool: Hashable {
  let name: String
}

struct BenchView: View {
  @State private var showsDrawer = false
  @State private var tool: Tool?

  var body: some View {
    List {
      Button("Drawer") { showsDrawer = true }
      Button("Hammer") { tool = Tool(name: "Hammer") }
    }
    .frame(maxWidth: 400)
    .sheet(isPresented: $showsDrawer) {  // expect: sheet view:DrawerView from view:BenchView
      DrawerView()
    }
    .frame(square: 300)
    .sheet(presenting: $tool) { tool in  // expect: sheet view:ToolView from view:BenchView through View.sheet
      ToolView(tool: tool)
    }
  }
}

struct DrawerView: View {
  var body: some View { Text("Drawer") }
}

struct ToolView: View {
  let tool: Tool
  var body: some View { Text(tool.name) }
}
