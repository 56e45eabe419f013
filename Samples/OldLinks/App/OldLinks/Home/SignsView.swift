import SwiftUI

struct SignsView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    List {
      Label("Easy", systemImage: "circle.fill").foregroundColor(.yellow)
      Label("For the sure-footed", systemImage: "triangle.fill").foregroundColor(.red)
      Button("Understood") {
        presentationMode.wrappedValue.dismiss()
      }
    }
    .navigationTitle("Signs")
  }
}
