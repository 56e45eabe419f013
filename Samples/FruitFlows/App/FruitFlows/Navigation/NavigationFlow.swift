import Observation

/// One stack with everything that can lie on it: what was pushed, a sheet, a full-screen cover, an alert.
/// What is presented gets a flow of its own, whose parent is this one.
@MainActor
@Observable
final class NavigationFlow<Push: Hashable, Sheet: Identifiable, Cover: Identifiable> {
  var pushedDestinations: [Push] = []
  var presentedSheetContent: PresentedSheetContent<Push, Sheet, Cover>?
  var presentedFullScreenContent: PresentedFullScreenContent<Push, Sheet, Cover>?
  var presentedAlert: PresentableAlert?

  @ObservationIgnored private weak var parentFlow: NavigationFlow?

  init(parentFlow: NavigationFlow? = nil) {
    self.parentFlow = parentFlow
  }

  var isPresented: Bool { parentFlow != nil }

  // MARK: Stack

  func push(_ destination: Push) {
    pushedDestinations.append(destination)
  }

  func pop() {
    guard !pushedDestinations.isEmpty else { return }
    pushedDestinations.removeLast()
  }

  func popToRoot() {
    pushedDestinations = []
  }

  // MARK: Modals

  func presentSheet(_ sheet: Sheet) {
    presentedSheetContent = PresentedSheetContent(sheet: sheet, navigationFlow: NavigationFlow(parentFlow: self))
  }

  func presentFullScreen(_ cover: Cover) {
    presentedFullScreenContent = PresentedFullScreenContent(cover: cover, navigationFlow: NavigationFlow(parentFlow: self))
  }

  func presentAlert(_ alert: PresentableAlert) {
    presentedAlert = alert
  }

  func presentErrorAlert(_ error: any Error) {
    presentedAlert = PresentableAlert(title: "Something went wrong", message: error.localizedDescription)
  }

  /// Closes the sheet or cover that this flow lives in: the slot is the parent's.
  func dismiss() {
    parentFlow?.presentedSheetContent = nil
    parentFlow?.presentedFullScreenContent = nil
  }

  /// Closes whatever lies on top of this flow.
  func dismissPresentedContent() {
    presentedSheetContent = nil
    presentedFullScreenContent = nil
    presentedAlert = nil
  }
}
