/// Source of an app of any size, the same for the same number of files on every machine.
struct GeneratedApp {
  enum Shape: String, CaseIterable {
    /// Feature modules with a router, routes, screens and calls of one another, in areas of twenty, below one root: how large apps are
    /// built. No function is called from everywhere, and few names stand twice.
    case features
    /// One router and one enum of routes with a case for each screen of the app, and methods of the same few names on all types: what makes
    /// a linker slow that looks at all callers of a function or all declarations of a name.
    case central
  }

  static let filesOfFeature = 20
  static let featuresOfArea = 20

  let shape: Shape
  let files: Int
  /// Whole modules only: what is left over are models.
  var features: Int { files / Self.filesOfFeature }
  var areas: Int { (features + Self.featuresOfArea - 1) / Self.featuresOfArea }

  func file(_ number: Int) -> String {
    let (index, part) = number.quotientAndRemainder(dividingBy: Self.filesOfFeature)
    guard index < features else { return GeneratedModel.model("Spare\(number)") }
    let feature = Feature(index: index, of: features)
    switch shape {
    case .features:
      if index == 0, part == 17 { return RootFiles.app(areas: areas) }
      if feature.isFirstOfArea, part == 18 { return RootFiles.area(feature, of: features) }
      return feature.file(part)
    case .central:
      if index == 0, part == 17 { return CentralFiles.app(features) }
      if index == 0, part == 18 { return CentralFiles.destinations(features) }
      return CentralFiles(feature: feature).file(part)
    }
  }
}

/// What is called how in one feature module.
struct Feature {
  static let nouns = [
    "Invoice", "Order", "Ticket", "Parcel", "Recipe", "Album", "Booking", "Member", "Course", "Lesson", "Garden", "Harvest", "Voucher",
    "Contract", "Journey", "Station", "Playlist", "Chapter", "Vehicle", "Repair", "Budget", "Receipt", "Seminar", "Gallery", "Reading",
    "Shipment", "Workout", "Species", "Meeting", "Project",
  ]
  static let verbs = ["show", "open", "display", "enter", "visit", "reveal", "follow"]

  let index: Int
  let of: Int
  /// The name that all of the module's types start with.
  var name: String { Self.nouns[index % Self.nouns.count] + String(index) }
  var verb: String { Self.verbs[index % Self.verbs.count] }
  var area: Int { index / GeneratedApp.featuresOfArea }
  var isFirstOfArea: Bool { index % GeneratedApp.featuresOfArea == 0 }
  /// Functions between a screen and the router: 2 to 10.
  var hops: Int { 2 + index % 9 }
  /// Another feature of the same area.
  var neighbour: Feature {
    let first = area * GeneratedApp.featuresOfArea
    let count = min(GeneratedApp.featuresOfArea, of - first)
    return Feature(index: first + (index - first + 7) % count, of: of)
  }
  var lowercasedName: String { name.prefix(1).lowercased() + name.dropFirst() }

  func file(_ part: Int) -> String {
    switch part {
    case 0: routes
    case 1: router
    case 2: destinations
    case 3: forwarding(0, holding: 1)
    case 4: forwarding(1, holding: 2)
    case 5: forwarding(2, holding: 0)
    case 6: events
    case 7: viewModel
    case 8: listScreen
    case 9: section
    case 10: links
    case 11: detailScreen
    case 12: editorScreen
    case 13: panel
    case 14: settingsScreen
    case 15: GeneratedModel.service(name)
    case 16: GeneratedModel.repository(name)
    case 17: GeneratedModel.model(name)
    case 18: GeneratedModel.formatter(name)
    default: GeneratedModel.cache(name)
    }
  }
}
