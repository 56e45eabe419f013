// idiom: sheets/flag-compared-with-a-case
import SwiftUI

enum Draft { case answer(Int), note(Int) }

@Observable final class Composer {
  enum Shown { case nothing, answer, note }
  private(set) var shown = Shown.nothing

  func begin(_ draft: Draft) {
    switch draft {
    case .answer: withAnimation { self.shown = .answer }
    case .note: withAnimation { self.shown = .note }
    }
  }

  func end() { shown = .nothing }  // expect: maybe return dismiss
}

struct ComposerModifier: ViewModifier {
  @State var composer: Composer
  func body(content: Content) -> some View {
    content
      // expect-next: sheet view:AnswerView from view:ComposerModifier
      .sheet(isPresented: Binding(get: { composer.shown == .answer }, set: { if !$0 { composer.end() } })) { AnswerView() }  // expect: maybe return dismiss
      // expect-next: sheet view:NoteView from view:ComposerModifier
      .sheet(isPresented: Binding(get: { composer.shown == .note }, set: { if !$0 { composer.end() } })) { NoteView() }  // expect: maybe return dismiss
  }
}

struct ListView: View {
  let composer: Composer
  var body: some View {
    Button("Answer") { composer.begin(.answer(1)) }  // expect: sheet view:AnswerView from view:ListView through Composer.begin
    Button("Note") { composer.begin(.note(1)) }  // expect: sheet view:NoteView from view:ListView through Composer.begin
  }
}

struct RootView: View {
  @State private var composer = Composer()
  var body: some View { ListView(composer: composer).modifier(ComposerModifier(composer: composer)) }
}

struct AnswerView: View { var body: some View { Text("Answer") } }
struct NoteView: View { var body: some View { Text("Note") } }
