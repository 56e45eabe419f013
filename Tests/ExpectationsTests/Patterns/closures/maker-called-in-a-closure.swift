// idiom: closures/maker-called-in-a-closure
import SwiftUI

struct Message: Identifiable { let id = 0 }

struct Callback<Payload: Identifiable> {
  let payload: Payload
  let done: (String) -> Void
}

enum Question: Identifiable {
  case sign(Callback<Message>)
  case transfer(Callback<Message>)

  var id: Int { 0 }
}

@Observable final class Presenter { var question: Question? }

final class Asker {
  let presenter: Presenter

  init(presenter: Presenter) { self.presenter = presenter }

  func sign(_ message: Message) async -> String {
    // expect-next: sheet route:Question.sign from object:Asker through Asker.present exact
    await present(payload: message, question: { .sign($0) })
  }

  func transfer(_ message: Message) async -> String {
    // expect-next: sheet route:Question.transfer from object:Asker through Asker.present exact
    await present(payload: message, question: { .transfer($0) })
  }

  private func present<Payload: Identifiable>(payload: Payload, question: @escaping (Callback<Payload>) -> Question) async -> String {
    let callback = Callback(payload: payload) { _ in }
    await MainActor.run { [weak self] in
      self?.presenter.question = question(callback)  // expect: none
    }
    return ""
  }
}

struct RootView: View {
  @Bindable var presenter: Presenter
  let asker: Asker

  var body: some View {
    Button("Sign") {
      Task { await asker.sign(Message()) }  // expect: sheet route:Question.sign from view:RootView through Asker.sign, Asker.present
    }
    .sheet(item: $presenter.question) { question in
      switch question {
      case .sign: SignView()
      case .transfer: TransferView()
      }
    }
  }
}

struct SignView: View { var body: some View { Text("Sign") } }
struct TransferView: View { var body: some View { Text("Transfer") } }
