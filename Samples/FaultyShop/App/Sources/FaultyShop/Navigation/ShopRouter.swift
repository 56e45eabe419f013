import Observation

@MainActor
@Observable
final class ShopRouter {
  var path: [ShopRoute] = []
  var sheet: ShopSheet?
  var campaign: CampaignSheet?

  func open(_ route: ShopRoute) {
    path.append(route)
  }

  func present(_ sheet: ShopSheet) {
    self.sheet = sheet
  }

  func backToStorefront() {
    path = []
  }

  /// For the staff. The button went away with the last redesign.
  func openWarehouse() {
    path.append(.warehouse)
  }
}
