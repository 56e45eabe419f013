import SwiftUI

/// Binds a flow to SwiftUI's stack and modals. It knows no screen: those come from the builders.
struct NavigationFlowContainer<
  Push: Hashable, Sheet: Identifiable, Cover: Identifiable,
  Root: View, Destination: View, SheetBody: View, CoverBody: View
>: View {
  @Bindable private var flow: NavigationFlow<Push, Sheet, Cover>
  private let pushableDestinationBuilder: (Push) -> Destination
  private let sheetBuilder: (Sheet) -> SheetBody
  private let fullScreenBuilder: (Cover) -> CoverBody
  private let root: () -> Root

  init(
    flow: NavigationFlow<Push, Sheet, Cover>,
    @ViewBuilder pushableDestinationBuilder: @escaping (Push) -> Destination,
    @ViewBuilder sheetBuilder: @escaping (Sheet) -> SheetBody,
    @ViewBuilder fullScreenBuilder: @escaping (Cover) -> CoverBody,
    @ViewBuilder root: @escaping () -> Root
  ) {
    self.flow = flow
    self.pushableDestinationBuilder = pushableDestinationBuilder
    self.sheetBuilder = sheetBuilder
    self.fullScreenBuilder = fullScreenBuilder
    self.root = root
  }

  var body: some View {
    NavigationStack(path: $flow.pushedDestinations) {
      root()
        .navigationDestination(for: Push.self) { destination in
          pushableDestinationBuilder(destination)
        }
        .toolbar {
          if flow.isPresented {
            ToolbarItem(placement: .cancellationAction) {
              Button("Close") { flow.dismiss() }
            }
          }
        }
    }
    .environment(flow)
    .sheet(item: .init(get: { flow.presentedSheetContent }, set: { flow.presentedSheetContent = $0 })) { content in
      NavigationFlowContainer<Push, Sheet, Cover, SheetBody, Destination, SheetBody, CoverBody>(
        flow: content.navigationFlow,
        pushableDestinationBuilder: pushableDestinationBuilder,
        sheetBuilder: sheetBuilder,
        fullScreenBuilder: fullScreenBuilder
      ) {
        sheetBuilder(content.sheet)
      }
    }
    .fullScreenCover(item: .init(get: { flow.presentedFullScreenContent }, set: { flow.presentedFullScreenContent = $0 })) { content in
      NavigationFlowContainer<Push, Sheet, Cover, CoverBody, Destination, SheetBody, CoverBody>(
        flow: content.navigationFlow,
        pushableDestinationBuilder: pushableDestinationBuilder,
        sheetBuilder: sheetBuilder,
        fullScreenBuilder: fullScreenBuilder
      ) {
        fullScreenBuilder(content.cover)
      }
    }
    .alert(
      flow.presentedAlert?.title ?? "",
      isPresented: .init(get: { flow.presentedAlert != nil }, set: { if !$0 { flow.presentedAlert = nil } })
    ) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(flow.presentedAlert?.message ?? "")
    }
  }
}
