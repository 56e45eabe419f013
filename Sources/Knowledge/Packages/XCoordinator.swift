extension Package {
  /// From its documentation, 2.0. A coordinator answers routes with transitions, which show controllers and other coordinators.
  static let xCoordinator = Package(
    name: "XCoordinator", modules: ["XCoordinator", "XCoordinatorCombine", "XCoordinatorRx"],
    types: ["XCoordinator": ["BaseCoordinator", "Transition"]],
    shapes: """
      callback BaseCoordinator<value>.prepareTransition(for: value) answers
      construct BaseCoordinator<value>(rootViewController: other?, initialRoute: value) starts
      construct BaseCoordinator(rootViewController: other?, root: content) starts
      construct PageCoordinator(rootViewController: other?, pages: content) starts
      construct TabBarCoordinator(rootViewController: other?, tabs: content) shows stack
      method BaseCoordinator<value>.trigger(_: value) asks
      method BaseCoordinator<value>.contextTrigger(_: value) asks
      method BaseCoordinator.deepLink(_: value, _: values?) asks
      method BaseCoordinator.setRoot(for: other) shows root
      method StrongRouter<value>.trigger(_: value) asks
      method StrongRouter<value>.contextTrigger(_: value) asks
      method StrongRouter.setRoot(for: other) shows root
      method Transition.push(_: content) shows push
      method Transition.present(_: content) shows present
      method Transition.presentOnRoot(_: content) shows present
      method Transition.show(_: content) shows push
      method Transition.showDetail(_: content) shows push
      method Transition.embed(_: content, in: other) shows embeds
      method Transition.set(_: content) shows stack
      method Transition.trigger(_: value, on: source) asks
      method Transition.route(_: value, on: source) asks
      method Transition.pop(to: content) returns popTo
      method Transition.pop() returns pop
      method Transition.popToRoot() returns popToRoot
      method Transition.dismiss() returns dismiss
      method Transition.dismissToRoot() returns dismissAll
      """,
    parents: [
      "NavigationCoordinator": "BaseCoordinator", "TabBarCoordinator": "BaseCoordinator", "ViewCoordinator": "BaseCoordinator",
      "PageCoordinator": "BaseCoordinator", "SplitCoordinator": "BaseCoordinator", "BasicCoordinator": "BaseCoordinator",
      "NavigationTransition": "Transition", "TabBarTransition": "Transition", "ViewTransition": "Transition", "PageTransition": "Transition",
      "SplitTransition": "Transition", "UnownedRouter": "StrongRouter", "WeakRouter": "StrongRouter", "AnyRouter": "StrongRouter",
      "Router": "StrongRouter",
    ],
    passing: [
      "BaseCoordinator": ["strongRouter", "unownedRouter", "weakRouter", "anyRouter", "rx", "publishers"], "StrongRouter": ["rx", "publishers"],
    ], tabBars: ["TabBarCoordinator", "TabBarTransition"],
    nested: [
      "BaseCoordinator": ["RouteType": .argument(0), "TransitionType": .argument(1)],
      "NavigationCoordinator": ["TransitionType": .type("NavigationTransition")],
      "TabBarCoordinator": ["TransitionType": .type("TabBarTransition")], "ViewCoordinator": ["TransitionType": .type("ViewTransition")],
      "PageCoordinator": ["TransitionType": .type("PageTransition")], "SplitCoordinator": ["TransitionType": .type("SplitTransition")],
    ])
}
