extension Package {
  /// From its documentation, 0.6 to 1.2. Pages are named by texts.
  static let linkNavigator = Package(
    name: "LinkNavigator", modules: ["LinkNavigator"], types: ["LinkNavigator": ["WrappingController", "LinkItem"]],
    shapes: """
      construct RouteBuilderOf(matchPath: id, _: content) registers push
      construct WrappingController(matchPath: id, _: content) registers push
      construct WrappingController(matchingKey: id, _: content) registers push
      construct LinkNavigationView(linkNavigator: other, item: id) links root
      method LinkNavigatorProtocol.launch(paths: id) links root
      method LinkNavigatorProtocol.next(linkItem: id) links push
      method LinkNavigatorProtocol.next(paths: id) links push
      method LinkNavigatorProtocol.rootNext(linkItem: id) links push
      method LinkNavigatorProtocol.rootNext(paths: id) links push
      method LinkNavigatorProtocol.backOrNext(linkItem: id) links push
      method LinkNavigatorProtocol.backOrNext(path: id) links push
      method LinkNavigatorProtocol.rootBackOrNext(linkItem: id) links push
      method LinkNavigatorProtocol.rootBackOrNext(path: id) links push
      method LinkNavigatorProtocol.replace(linkItem: id) links replace
      method LinkNavigatorProtocol.replace(paths: id) links replace
      method LinkNavigatorProtocol.rootReplace(linkItem: id) links replace
      method LinkNavigatorProtocol.sheet(linkItem: id) links sheet
      method LinkNavigatorProtocol.sheet(paths: id) links sheet
      method LinkNavigatorProtocol.customSheet(linkItem: id) links sheet
      method LinkNavigatorProtocol.customSheet(paths: id) links sheet
      method LinkNavigatorProtocol.detentSheet(linkItem: id) links sheet
      method LinkNavigatorProtocol.fullSheet(linkItem: id) links fullScreenCover
      method LinkNavigatorProtocol.fullSheet(paths: id) links fullScreenCover
      method LinkNavigatorProtocol.back() returns pop
      method LinkNavigatorProtocol.rootBack() returns pop
      method LinkNavigatorProtocol.backToLast(path: id) returns popTo
      method LinkNavigatorProtocol.remove(pathList: other) returns pop
      method LinkNavigatorProtocol.remove(paths: other) returns pop
      method LinkNavigatorProtocol.close() returns dismiss
      method LinkNavigatorProtocol.closeAll() returns dismissAll
      method LinkNavigatorProtocol.alert(model: other) shows alert
      """,
    parents: [
      "LinkNavigatorType": "LinkNavigatorProtocol", "TabLinkNavigatorProtocol": "LinkNavigatorProtocol",
      "SingleLinkNavigator": "LinkNavigatorProtocol", "TabLinkNavigator": "LinkNavigatorProtocol",
      "TabPartialNavigator": "LinkNavigatorProtocol", "LinkNavigator": "LinkNavigatorProtocol", "BaseNavigator": "LinkNavigatorProtocol",
    ])
}
