// idiom: coordinators/value-that-makes-its-view
import SwiftUI

protocol Coordinator: AnyObject {
  func start()
  func makeView() -> AnyView
}

extension Coordinator {
  func start() {}
  func makeView() -> AnyView { AnyView(EmptyView()) }
}

// A coordinator as something that a stack or a sheet can hold.
final class Module: Identifiable, Hashable {
  let coordinator: (any Coordinator)?
  let onDismiss: (() -> Void)?
  init(_ coordinator: any Coordinator, onDismiss: (() -> Void)? = nil) {
    self.coordinator = coordinator
    self.onDismiss = onDismiss
  }
  static func == (a: Module, b: Module) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable final class StackCoordinator {
  var path: [Module] = []
  var sheet: Module?
  func push(_ coordinator: any Coordinator) { path.append(Module(coordinator)) }
  func setSheet(_ coordinator: any Coordinator, onDismiss: (() -> Void)? = nil) {
    sheet = Module(coordinator, onDismiss: onDismiss)
  }
}

struct StackView: View {
  @Bindable var stack: StackCoordinator
  let flow: HomeFlow
  var body: some View {
    NavigationStack(path: $stack.path) {
      Button("Open") { flow.openDetail() }  // expect: push view:DetailScreen from view:StackView through HomeFlow.openDetail, StackCoordinator.push
        .navigationDestination(for: Module.self) { $0.coordinator?.makeView() }
    }
    // expect-next: sheet view:SettingsScreen from view:StackView; sheet view:HelpScreen from view:StackView; sheet view:DetailScreen from view:StackView
    .sheet(item: $stack.sheet) { module in module.coordinator?.makeView() }
  }
}

final class HomeFlow {
  let stack: StackCoordinator
  init(stack: StackCoordinator) { self.stack = stack }

  func openDetail() {
    // expect-next: push view:DetailScreen from object:HomeFlow through StackCoordinator.push
    stack.push(DetailCoordinator())
  }

  func openSettings() {
    let settings = SettingsCoordinator()
    settings.onHelp = { [weak self] in self?.openHelp() }
    // expect-next: sheet view:SettingsScreen from object:HomeFlow through StackCoordinator.setSheet
    stack.setSheet(settings) { print("closed") }
  }

  private func openHelp() {
    // expect-next: sheet view:HelpScreen from object:HomeFlow through StackCoordinator.setSheet
    stack.setSheet(HelpCoordinator())
  }
}

final class DetailCoordinator: Coordinator {
  func makeView() -> AnyView { AnyView(DetailScreen()) }
}

final class SettingsCoordinator: Coordinator {
  var onHelp: (() -> Void)?
  func makeView() -> AnyView { AnyView(SettingsScreen()) }
}

final class HelpCoordinator: Coordinator {
  func makeView() -> AnyView { AnyView(HelpScreen()) }
}

struct DetailScreen: View { var body: some View { Text("Detail") } }
struct SettingsScreen: View { var body: some View { Text("Settings") } }
struct HelpScreen: View { var body: some View { Text("Help") } }
