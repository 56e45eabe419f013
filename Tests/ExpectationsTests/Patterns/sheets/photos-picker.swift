// idiom: sheets/photos-picker
import PhotosUI
import SwiftUI

struct PortraitView: View {
  @State private var item: PhotosPickerItem?
  var body: some View {
    Circle().overlay(
      PhotosPicker(selection: $item, matching: .images) { Text("Choose") })  // expect: sheet external:PhotosPicker from view:PortraitView
  }
}
