extension Package {
  /// From its documentation, 2.0. Routes are properties of coordinators, named by key paths.
  static let stinsen = Package(
    name: "Stinsen", modules: ["Stinsen"], types: ["Stinsen": ["NavigationCoordinatable", "NavigationRouter"]],
    overloads: """
      construct NavigationStack(initial: value) starts
      method NavigationCoordinatable.popLast() returns pop
      """,
    shapes: """
      construct TabChild(startingItems: values) starts
      modifier Coordinatable.view() holds
      method NavigationCoordinatable.route(to: value) links push
      method NavigationCoordinatable.root(_: value) links replace
      method NavigationCoordinatable.hasRoot(_: value) holds
      method NavigationCoordinatable.focusFirst(_: value) returns popTo
      method NavigationCoordinatable.pop() returns pop
      method NavigationCoordinatable.popToRoot() returns popToRoot
      method TabCoordinatable.focusFirst(_: value) links selectTab
      method Coordinatable.dismissCoordinator() returns dismiss
      """,
    parents: [
      "NavigationCoordinatable": "Coordinatable", "TabCoordinatable": "Coordinatable", "NavigationRouter": "NavigationCoordinatable",
      "TabRouter": "TabCoordinatable",
    ],
    passing: ["Coordinatable": ["coordinator", "child"]], transparent: ["NavigationViewCoordinator", "ViewWrapperCoordinator"],
    routeProperties: [
      PackageRouteProperty(owner: "NavigationCoordinatable", attribute: "Root", ways: [:]),
      PackageRouteProperty(
        owner: "NavigationCoordinatable", attribute: "Route", ways: ["push": .push, "modal": .sheet, "fullScreen": .fullScreenCover]),
      PackageRouteProperty(owner: "TabCoordinatable", attribute: "Route", ways: [:], isTab: true),
    ],
    nested: [
      "NavigationCoordinatable": ["Router": .ofInheriting("NavigationRouter")], "TabCoordinatable": ["Router": .ofInheriting("TabRouter")],
    ])
}
