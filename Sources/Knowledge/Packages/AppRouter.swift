extension Package {
  /// From its documentation, 1.0. What its routers hold is read and written from outside, too.
  static let appRouter = Package(
    name: "AppRouter", modules: ["AppRouter"], types: ["AppRouter": ["Router", "SimpleRouter", "DestinationType"]],
    shapes: """
      method SimpleRouter<value, _>.navigateTo(_: value) links push
      method SimpleRouter<_, value>.presentSheet(_: value) links sheet
      method SimpleRouter.dismissSheet() returns dismiss
      method SimpleRouter.popNavigation() returns pop
      method SimpleRouter.popToRoot() returns popToRoot
      property SimpleRouter<value, _>.path(_: values) links push
      property SimpleRouter<_, value>.presentedSheet(_: value) links sheet
      method Router<_, value, _>.navigateTo(_: value, for: other?) links push
      method Router<_, _, value>.presentSheet(_: value) links sheet
      method Router.dismissSheet() returns dismiss
      method Router.popNavigation(for: other?) returns pop
      method Router.popToRoot(for: other?) returns popToRoot
      property Router<_, value, _>.subscript(_: values) links push
      property Router<_, value, _>.selectedTabPath(_: values) links push
      property Router<_, _, value>.presentedSheet(_: value) links sheet
      property Router<value, _, _>.selectedTab(_: value) links selectTab
      callback DestinationType.from(path: other, fullPath: other?, parameters: other) handles url
      """)
}
