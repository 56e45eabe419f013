enum AppSheet: Identifiable {
  case settings
  case noteEditor
  case addFeed(Topic?)

  var id: String {
    switch self {
    case .settings: "settings"
    case .noteEditor: "noteEditor"
    case .addFeed(let topic): "addFeed-\(topic?.name ?? "")"
    }
  }
}
