import Foundation

enum CampaignSheet: Identifiable {
  case newsletter
  case summerSale
  case outlet

  var id: Self { self }
}

extension Notification.Name {
  static let campaignDidStart = Notification.Name("campaignDidStart")
}
