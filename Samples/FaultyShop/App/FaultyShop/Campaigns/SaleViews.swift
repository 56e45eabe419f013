import SwiftUI

struct SummerSaleView: View {
  var body: some View {
    Label("Everything for the beach at half the price", systemImage: "sun.max")
  }
}

struct OutletView: View {
  var body: some View {
    Label("Last season's coats", systemImage: "tag")
  }
}
