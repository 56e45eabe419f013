import SwiftUI

/// What a customer brings back. The tablets at the counters stay on iOS 15.
public struct ReturnsView: View {
  @State private var showsDamage = false
  @State private var showsRefund = false

  public init() {}

  public var body: some View {
    NavigationView {
      List {
        NavigationLink("It is damaged", destination: DamageView(), isActive: $showsDamage)
        NavigationLink("It does not fit", destination: RefundView(), isActive: $showsRefund)
      }
      .navigationTitle("Return")
    }
  }
}
