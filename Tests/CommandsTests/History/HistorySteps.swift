/// The commits of `HistoryTests`: each makes one kind of change to the app as the one before it left it.
enum HistoryStep {
  /// A change of some files: what stands there, what takes its place.
  case edit(String, [Edit])
  /// A file gets another name.
  case move(String, from: String, to: String)
  /// The commit before is taken back.
  case takeBack(String)
  /// Two branches, each with an edit, are merged.
  case merge(String, [Edit], [Edit])

  struct Edit {
    /// Nil for every file.
    var file: String?
    var old: String
    var new: String

    init(_ file: String?, _ old: String, _ new: String) {
      self.file = file
      self.old = old
      self.new = new
    }
  }

  var name: String {
    switch self {
    case .edit(let name, _), .takeBack(let name), .move(let name, _, _), .merge(let name, _, _): name
    }
  }

  static let all: [HistoryStep] = [
    .edit(
      "a screen is added",
      [
        Edit("App/Router.swift", "  case reviews(id: Int)\n", "  case reviews(id: Int)\n  case sizes(id: Int)\n"),
        Edit("App/MainView.swift", "ReviewsView(id: id)\n", "ReviewsView(id: id)\n              case .sizes(let id): SizesView(id: id)\n"),
        Edit("App/Catalog.swift", "    Button(\"Reviews\") {", "    Button(\"Sizes\") { router.push(.sizes(id: id)) }\n    Button(\"Reviews\") {"),
        Edit("App/Catalog.swift", "struct ReviewsView", "struct SizesView: View {\n  let id: Int\n  var body: some View { Text(\"Sizes\") }\n}\n\nstruct ReviewsView"),
      ]),
    .edit("an enum is renamed", [Edit(nil, "Route", "Destination"), Edit(nil, "Destinationr", "Router")]),
    .edit("a case is renamed", [Edit(nil, ".reviews(", ".opinions("), Edit(nil, "case reviews(", "case opinions(")]),
    .move("a file is renamed", from: "App/Account.swift", to: "App/Profile/AccountView.swift"),
    .edit("a comment moves all lines", [Edit("App/Catalog.swift", "import SwiftUI\n", "import SwiftUI\n\n// What the shop sells.\n// All of it.\n")]),
    .edit("a view is renamed", [Edit(nil, "OrdersView", "OrderListView")]),
    .edit(
      "a push becomes a sheet",
      [
        Edit("App/Router.swift", "  case sizes(id: Int)\n", ""),
        Edit("App/Router.swift", "  case settings\n", "  case settings\n  case sizes(id: Int)\n"),
        Edit("App/Router.swift", "enum Modal: Identifiable {", "enum Modal: Identifiable, Hashable {"),
        Edit("App/MainView.swift", "              case .sizes(let id): SizesView(id: id)\n", ""),
        Edit("App/MainView.swift", "      case .settings: SettingsView()\n", "      case .settings: SettingsView()\n      case .sizes(let id): SizesView(id: id)\n"),
        Edit("App/Catalog.swift", "router.push(.sizes(id: id))", "router.sheet = .sizes(id: id)"),
      ]),
    .edit(
      "a sheet becomes a cover",
      [Edit("App/Profile/AccountView.swift", ".sheet(isPresented: $showsOrders)", ".fullScreenCover(isPresented: $showsOrders)")]),
    .edit(
      "a tab is added",
      [
        Edit("App/MainView.swift", "  case account\n", "  case account\n  case help\n"),
        Edit(
          "App/MainView.swift", "        AccountView()\n      }\n",
          "        AccountView()\n      }\n      Tab(\"Help\", systemImage: \"questionmark\", value: AppTab.help) {\n        HelpView()\n      }\n"),
        Edit("App/Catalog.swift", "struct ReviewsView", "struct HelpView: View {\n  var body: some View { Text(\"Help\") }\n}\n\nstruct ReviewsView"),
      ]),
    .edit(
      "screens change their tabs",
      [
        Edit("App/MainView.swift", "        AccountView()\n", "        Moved()\n"), Edit("App/MainView.swift", "        HelpView()\n", "        AccountView()\n"),
        Edit("App/MainView.swift", "        Moved()\n", "        HelpView()\n"),
      ]),
    .edit(
      "a deep link is added",
      [Edit("App/ShopApp.swift", "          if url.host", "          if url.host == \"settings\" { router.sheet = .settings }\n          if url.host")]),
    .edit("a deep link is written otherwise", [Edit("App/ShopApp.swift", "\"cart\"", "\"basket\"")]),
    .edit(
      "a builder loses an arm",
      [Edit("App/MainView.swift", "              case .opinions(let id): ReviewsView(id: id)\n", "              default: EmptyView()\n")]),
    .takeBack("the arm comes back"),
    .edit("a route carries more", [Edit("App/Router.swift", "case product(id: Int)", "case product(id: Int, name: String)"),
      Edit("App/Catalog.swift", ".product(id: 1)", ".product(id: 1, name: \"Apple\")"), Edit("App/MainView.swift", ".product(let id)", ".product(let id, _)")]),
    .edit("a builder makes another view", [Edit("App/MainView.swift", "ReviewsView(id: id)", "OpinionsPage(id: id)"),
      Edit("App/Catalog.swift", "struct ReviewsView", "struct OpinionsPage: View {\n  let id: Int\n  var body: some View { List { Text(\"Opinions\") } }\n}\n\nstruct ReviewsView")]),
    .edit("a site goes", [Edit("App/Profile/AccountView.swift", "      Button(\"Orders\") { showsOrders = true }\n", "")]),
    .takeBack("the site comes back"),
    .edit("a second site is added", [Edit("App/Profile/AccountView.swift", "      Button(\"Orders\")", "      Button(\"Gear\") { router.sheet = .settings }\n      Button(\"Orders\")")]),
    .edit(
      "a modal cannot be swiped away", [Edit("App/Profile/AccountView.swift", "{ OrderListView() }", "{ OrderListView().interactiveDismissDisabled() }")]),
    .edit("code moves into a function", [Edit("App/Catalog.swift", "{ router.sheet = .cart }", "{ showCart() }"),
      Edit("App/Catalog.swift", "struct ProductView", "extension CatalogView {\n  func showCart() { router.sheet = .cart }\n}\n\nstruct ProductView")]),
    .edit("nothing of the navigation changes", [Edit("App/Prices.swift", "id * 2", "id * 3")]),
    .edit("a site cannot be followed", [Edit("App/Router.swift", "  func push(", "  func restore(_ data: Data) {\n    path = (try? JSONDecoder().decode([Destination].self, from: data)) ?? []\n  }\n\n  func push(")]),
    .edit("an alert is added", [Edit("App/Profile/AccountView.swift", "    .fullScreenCover", "    .alert(\"Log out?\", isPresented: $asks) { Button(\"Log out\") {} }\n    .fullScreenCover"),
      Edit("App/Profile/AccountView.swift", "  @State private var showsOrders", "  @State private var asks = false\n  @State private var showsOrders"),
      Edit("App/Profile/AccountView.swift", "      Button(\"Settings\")", "      Button(\"Log out\") { asks = true }\n      Button(\"Settings\")")]),
    .merge(
      "two branches are merged", [Edit("App/Profile/AccountView.swift", "Button(\"Gear\") { router.sheet = .settings }", "Button(\"Gear\") { router.sheet = .cart }")],
      [Edit("App/Catalog.swift", "      Button(\"Cart\") { showCart() }\n", "")]),
    .edit("a tab goes", [Edit("App/MainView.swift", "  case help\n", ""), Edit("App/MainView.swift", "      Tab(\"Help\", systemImage: \"questionmark\", value: AppTab.help) {\n        AccountView()\n      }\n", "")]),
  ]
}
