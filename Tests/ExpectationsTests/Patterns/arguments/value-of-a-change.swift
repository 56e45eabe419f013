// idiom: arguments/value-of-a-change
import SwiftUI

enum Step: Hashable {
  case name  // expect: node route:Step.name mapped used
  case photo  // expect: node route:Step.photo mapped used
  case idle  // expect: node route:Step.idle mapped
}

final class Progress: ObservableObject {
  @Published var step: Step = .idle
  @Published var wanted: Step?
  func start() { step = .name }
  func finish() { wanted = .photo }
}

struct SignUp: View {
  @StateObject private var progress = Progress()
  @State private var path: [Step] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Sign up")
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .name: NameView()  // expect: builds view:NameView from route:Step.name
          case .photo: PhotoView()  // expect: builds view:PhotoView from route:Step.photo
          case .idle: Text("Idle")
          }
        }
    }
    .onReceive(progress.$step) { step in
      if step != .idle { path.append(step) }  // expect: push route:Step.name from view:SignUp
    }
    .onChange(of: progress.wanted) { _, wanted in
      if let wanted { path.append(wanted) }  // expect: push route:Step.photo from view:SignUp
    }
    .task {
      progress.start()
      progress.finish()
    }
  }
}

struct NameView: View { var body: some View { Text("Name") } }
struct PhotoView: View { var body: some View { Text("Photo") } }
