// idiom: unresolved/closure-from-outside
import SwiftUI

public enum Route: Hashable { case detail, help }

/// A view of a library: who constructs it, and with which closure, is not in the source.
public struct PickerView: View {
  private let onPick: (Int) -> Route?
  @State private var path: [Route] = []
  public init(onPick: @escaping (Int) -> Route?) { self.onPick = onPick }
  public var body: some View {
    NavigationStack(path: $path) {
      Button("1") {
        guard let route = onPick(1) else { return }
        path.append(route)  // expect: unresolved push from view:PickerView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail: Text("One")
        case .help: Text("Other")
        }
      }
    }
  }
}
