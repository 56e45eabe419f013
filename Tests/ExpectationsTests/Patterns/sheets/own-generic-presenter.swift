// idiom: sheets/own-generic-presenter
import SwiftUI

enum Tier: String, Identifiable {
  case silver  // expect: node route:Tier.silver mapped used
  case gold  // expect: node route:Tier.gold mapped used
  var id: Self { self }
}

extension View {
  @ViewBuilder
  func bottomSheet<Item: Identifiable, Content: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content) -> some View {
    sheet(item: item) { content($0).presentationDetents([.medium]) }
  }
}

struct TiersView: View {
  @State private var shown: Tier?
  var body: some View {
    VStack {
      Button("Silver") { shown = .silver }  // expect: sheet route:Tier.silver from view:TiersView
      Button("Gold") { shown = .gold }  // expect: sheet route:Tier.gold from view:TiersView
    }
    .bottomSheet(item: $shown) { tier in
      TierView(tier: tier)
    }
  }
}

struct TierView: View {
  let tier: Tier
  var text: String {
    switch tier {
    case .silver: "Silver"
    case .gold: "Gold"
    }
  }
  var body: some View { Text(text) }
}
