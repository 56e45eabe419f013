// idiom: closures/stored-in-an-object
import SwiftUI

enum Route: Hashable { case record }

final class MeetingModel {
  var onStart: () -> Void = {}
  func start() {
    onStart()  // expect: none
  }
}

@Observable final class AppModel {
  var path: [Route] = []
  let meeting = MeetingModel()

  init() {
    meeting.onStart = { [weak self] in
      self?.path.append(.record)  // expect: push route:Route.record from object:AppModel trigger MeetingModel.onStart
    }
  }
}

struct RootView: View {
  @State private var model = AppModel()
  var body: some View {
    NavigationStack(path: $model.path) {
      MeetingView(model: model.meeting).navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct MeetingView: View {
  let model: MeetingModel
  var body: some View {
    Button("Start") { model.start() }
  }
}
