// idiom: nothing/previews
// check: all
import SwiftUI

struct CardView: View { var body: some View { Text("Card") } }

#Preview {
  NavigationStack {
    NavigationLink("Card", destination: CardView())
  }
}

#Preview("Sheet") {
  @Previewable @State var shows = true
  Text("Home").sheet(isPresented: $shows) { CardView() }
}

struct CardView_Previews: PreviewProvider {
  static var previews: some View {
    TabView { CardView().tabItem { Text("Card") } }
  }
}
