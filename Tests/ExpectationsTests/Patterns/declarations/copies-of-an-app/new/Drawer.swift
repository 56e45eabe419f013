// idiom: declarations/copies-of-an-app
import SwiftUI

struct DrawerView: View {
  var body: some View { CountView() }
}
