// idiom: liveness/view-that-only-chooses
// check: all
import SwiftUI

enum Campaign: Identifiable {
  case sale
  case news
  var id: Self { self }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }  // expect: root view:HomeView from app:ShopApp
  }
}

struct HomeView: View {
  @State private var campaign: Campaign?
  var body: some View {
    VStack {
      Button("Sale") { campaign = .sale }  // expect: sheet route:Campaign.sale from view:HomeView
      Button("News") { campaign = .news }  // expect: sheet route:Campaign.news from view:HomeView
    }
    .modifier(Campaigns(campaign: $campaign))  // expect: embeds view:Campaigns from view:HomeView
  }
}

struct Campaigns: ViewModifier {
  @Binding var campaign: Campaign?
  func body(content: Content) -> some View {
    content.sheet(item: $campaign) {
      CampaignView(campaign: $0)  // expect: embeds view:CampaignView from view:Campaigns exact
    }
  }
}

// expect-next: node view:CampaignView reachable component
struct CampaignView: View {
  let campaign: Campaign
  var body: some View {
    switch campaign {
    case .sale: SaleView()  // expect: builds view:SaleView from route:Campaign.sale
    case .news: NewsView()  // expect: builds view:NewsView from route:Campaign.news
    }
  }
}

struct SaleView: View { var body: some View { Text("Sale") } }
struct NewsView: View { var body: some View { Text("News") } }
