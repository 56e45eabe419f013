import SwiftUI

struct MemberView: View {
  let member: Member
  let onShowPhotoList: () -> Void
  let onGreet: () -> Void

  var body: some View {
    List {
      LabeledContent("Name", value: member.name)
      LabeledContent("Since", value: member.since, format: .dateTime.year())
      Button("Photos", action: onShowPhotoList)
      Button("Say hello") {
        onGreet()
      }
    }
    .navigationTitle(member.name)
  }
}

struct GreetingView: View {
  let name: String
  let onDone: () -> Void

  var body: some View {
    VStack(spacing: 20) {
      Text("Hello, \(name)!")
        .font(.title)
      Button("Done", action: onDone)
    }
    .presentationDetents([.height(200)])
  }
}
