// idiom: links/destination
import SwiftUI

struct RootView: View {
  let isMember: Bool
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("1", destination: DetailView())  // expect: push view:DetailView from view:RootView
        NavigationLink("2") { DetailView() }  // expect: push view:DetailView from view:RootView
        NavigationLink {  // expect: push view:HelpView from view:RootView
          HelpView()
            .navigationTitle("Help")
        } label: {
          Text("3")
        }
        NavigationLink("4") {  // expect: push view:DetailView from view:RootView; push view:HelpView from view:RootView
          if isMember {
            DetailView()
          } else {
            HelpView()
          }
        }
      }
    }
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
struct HelpView: View { var body: some View { Text("Help") } }
