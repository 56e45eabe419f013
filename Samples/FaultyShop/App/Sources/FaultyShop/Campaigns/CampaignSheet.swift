import Foundation

enum CampaignSheet: String, Identifiable {
  case newsletter
  case summerSale
  case outlet

  var id: String { rawValue }
}

extension Notification.Name {
  static let campaignDidStart = Notification.Name("campaignDidStart")
}
