// idiom: declarations/value-without-a-builder
import SwiftUI

struct Item: Hashable { let name: String }  // expect: node route:Item used

struct RootView: View {
  @State private var path = NavigationPath()
  let item: Item
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Item", value: item)  // expect: push route:Item from view:RootView
    }
  }
}
