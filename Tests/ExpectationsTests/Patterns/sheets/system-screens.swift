// idiom: sheets/system-screens
import PhotosUI
import SafariServices
import SwiftUI

struct RootView: View {
  @State private var imports = false
  @State private var picks = false
  @State private var item: PhotosPickerItem?
  @State private var reads = false
  var body: some View {
    VStack {
      Button("Import") { imports = true }  // expect: none
      Button("Pick") { picks = true }  // expect: none
      ShareLink(item: "text")  // expect: sheet external:ShareLink from view:RootView
      Link("Site", destination: URL(string: "https://example.com")!)  // expect: open external:URL from view:RootView
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: []) { _ in }  // expect: sheet external:FileImporter|external:fileImporter from view:RootView
    // expect-next: sheet external:ManageSubscriptions|external:manageSubscriptionsSheet from view:RootView
    .manageSubscriptionsSheet(isPresented: $reads)
    .photosPicker(isPresented: $picks, selection: $item)  // expect: sheet external:PhotosPicker|external:photosPicker from view:RootView
  }
}
