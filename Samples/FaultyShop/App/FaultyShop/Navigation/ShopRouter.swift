import Observation

@MainActor
@Observable
final class ShopRouter {
  var tab = ShopTab.shop
  var path: [ShopRoute] = []
  var sheet: ShopSheet?
  var largeSheet: ShopSheet?
  var campaign: CampaignSheet?

  func open(_ route: ShopRoute) {
    path.append(route)
  }

  func back() {
    path.removeLast()
  }

  func backToStorefront() {
    path = []
  }

  func present(_ sheet: ShopSheet) {
    self.sheet = sheet
  }

  /// For what needs the whole screen on an iPad.
  func presentLarge(_ sheet: ShopSheet) {
    largeSheet = sheet
  }

  /// For the staff. The button went away with the last redesign.
  func openWarehouse() {
    path.append(.warehouse)
  }
}
