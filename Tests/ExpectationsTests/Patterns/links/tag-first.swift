// idiom: links/tag-first
import SwiftUI

struct ProfileView: View {
  enum Goal { case letters, calls }
  @State private var goal: Goal?
  var body: some View {
    NavigationView {
      VStack {
        // expect-next: push route:ProfileView.Goal.letters from view:ProfileView
        NavigationLink(tag: Goal.letters, selection: $goal, destination: { LettersView() }) {
          Button("Letters") { goal = .letters }  // expect: maybe push route:ProfileView.Goal.letters from view:ProfileView
        }
        // expect-next: push route:ProfileView.Goal.calls from view:ProfileView
        NavigationLink(tag: Goal.calls, selection: $goal) { CallsView() } label: { Text("Calls") }
      }
    }
  }
}

struct LettersView: View { var body: some View { Text("Letters") } }
struct CallsView: View { var body: some View { Text("Calls") } }
