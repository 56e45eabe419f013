import SwiftUI

struct CampaignView: View {
  let campaign: CampaignSheet

  var body: some View {
    switch campaign {
    case .newsletter: NewsletterView()
    case .summerSale: SummerSaleView()
    case .outlet: OutletView()
    }
  }
}
