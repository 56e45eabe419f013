// idiom: titles/of-the-view-itself
import SwiftUI

@main struct TitleApp: App {
  var body: some Scene {
    WindowGroup {
      HomeView()
    }
  }
}

/// Where everything begins.
///
/// And more.
// expect-next: node view:HomeView screen reachable title Fruit & Nuts; node view:HomeView reachable documentation Where everything begins.
struct HomeView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Constant") { ConstantView() }  // expect: push view:ConstantView from view:HomeView
        NavigationLink("Text") { TextView() }  // expect: push view:TextView from view:HomeView
        NavigationLink("Order") { OrderView(number: 1) }  // expect: push view:OrderView from view:HomeView
        NavigationLink("Person") { PersonView(name: "Ada") }  // expect: push view:PersonView from view:HomeView
        NavigationLink("Choice") { ChoiceView() }  // expect: push view:ChoiceView from view:HomeView
        NavigationLink("Many") { ManyView(kind: .first) }  // expect: push view:ManyView from view:HomeView
        NavigationLink("State") { StateView() }  // expect: push view:StateView from view:HomeView
        NavigationLink("Old") { OldView() }  // expect: push view:OldView from view:HomeView
        NavigationLink("Case") { CaseView() }  // expect: push view:CaseView from view:HomeView
        NavigationLink("Localized") { LocalizedView() }  // expect: push view:LocalizedView from view:HomeView
        NavigationLink("Key") { KeyView() }  // expect: push view:KeyView from view:HomeView
        NavigationLink("Branches") { BranchesView() }  // expect: push view:BranchesView from view:HomeView
      }
      .navigationTitle("Fruit & Nuts")
    }
  }
}

enum Words {
  static let title = "A constant"
  static var computed: LocalizedStringKey { "A computed constant" }
}

// expect-next: node view:ConstantView screen reachable title A constant
struct ConstantView: View {
  var body: some View { Text("x").navigationTitle(Words.title) }
}

// expect-next: node view:TextView screen reachable title A computed constant
struct TextView: View {
  var body: some View { Text("x").navigationTitle(Text(Words.computed)) }
}

// expect-next: node view:OrderView screen reachable title Order #…
struct OrderView: View {
  let number: Int
  var body: some View { Text("x").navigationTitle("Order #\(number)") }
}

// expect-next: node view:PersonView screen reachable untitled
struct PersonView: View {
  @State var name: String
  var body: some View { Text("x").navigationTitle("\(name)") }
}

// expect-next: node view:ChoiceView screen reachable title Edit / New
struct ChoiceView: View {
  @State private var isEditing = false
  var body: some View { Text("x").navigationTitle(isEditing ? "Edit" : "New") }
}

enum Kind {
  case first, second, third
  var title: String {
    switch self {
    case .first: "First"
    case .second: "Second"
    case .third: "Third"
    }
  }
}

// expect-next: node view:ManyView screen reachable untitled
struct ManyView: View {
  @State var kind: Kind
  var body: some View { Text("x").navigationTitle(kind.title) }
}

// expect-next: node view:StateView screen reachable untitled
struct StateView: View {
  @State private var title = "Loading"
  var body: some View { Text("x").navigationTitle(title).onAppear { title = name() } }
  func name() -> String { String(describing: self) }
}

// expect-next: node view:OldView screen reachable title Old
struct OldView: View {
  var body: some View { Text("x").navigationBarTitle(Text(verbatim: "Old"), displayMode: .inline) }
}

enum Section: String {
  case settings = "All Settings"
}

// expect-next: node view:CaseView screen reachable title All Settings
struct CaseView: View {
  var body: some View { Text("x").navigationTitle(Section.settings.rawValue) }
}

// expect-next: node view:LocalizedView screen reachable title Shown
struct LocalizedView: View {
  var body: some View { Text("x").navigationTitle(String(localized: "localized.title", defaultValue: "Shown", comment: "A title")) }
}

// expect-next: node view:KeyView screen reachable untitled
struct KeyView: View {
  var body: some View { Text("x").navigationTitle("key.title") }
}

// expect-next: node view:BranchesView screen reachable title Full / Empty
struct BranchesView: View {
  @State private var isEmpty = false
  var body: some View {
    if isEmpty {
      Text("x").navigationTitle("Full")
    } else {
      Text("y").navigationTitle("Empty")
    }
  }
}
