import SwiftUI

struct SizeGuideView: View {
  var body: some View {
    List {
      LabeledContent("S", value: "36–38")
      LabeledContent("M", value: "40–42")
      LabeledContent("L", value: "44–46")
    }
  }
}
