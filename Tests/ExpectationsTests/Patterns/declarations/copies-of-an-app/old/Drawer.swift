// idiom: declarations/copies-of-an-app
import SwiftUI

struct DrawerView: View {
  @State private var isCounting = false

  var body: some View {
    Button("Count") { isCounting = true }
      .sheet(isPresented: $isCounting) { CountView() }  // expect: sheet view:CountView from view:old.DrawerView
  }
}
