// idiom: uikit/hosting-subclasses
import SwiftUI
import UIKit

// A container: what it is made with is what it shows.
final class ThemedHost<Content: View>: UIHostingController<Content> {
  override func viewDidLoad() { super.viewDidLoad() }
}

// A screen of its own, round its view.
final class GuideController: UIHostingController<GuideView> {
  init(chapter: Int) { super.init(rootView: GuideView(chapter: chapter)) }
  @objc required dynamic init?(coder: NSCoder) { nil }
}

final class PathController: UIViewController {
  func openGuide() {
    // expect-next: push view:GuideController|view:GuideView from view:PathController
    navigationController?.pushViewController(GuideController(chapter: 1), animated: true)
  }
  func openWeather() {
    let host = ThemedHost(rootView: WeatherView())
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)  // expect: fullScreenCover view:WeatherView from view:PathController
  }
  func openNotes() {
    let host = UIHostingController(rootView: NotesView().padding().environment(\.locale, .current))
    host.title = "Notes"
    show(UINavigationController(rootViewController: host), sender: self)  // expect: push view:NotesView from view:PathController
  }
}

struct GuideView: View {
  let chapter: Int
  @State private var isAsking = false
  var body: some View {
    Button("Ask") { isAsking = true }
      .sheet(isPresented: $isAsking) { NotesView() }  // expect: sheet view:NotesView from view:GuideView
  }
}
struct WeatherView: View { var body: some View { Text("Sun") } }
struct NotesView: View { var body: some View { Text("Notes") } }
