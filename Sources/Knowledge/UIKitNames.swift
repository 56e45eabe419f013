/// What UIKit and AppKit call things, apart from the calls of the table of shapes.
public struct UIKitNames: Sendable {
  /// Superclasses that make a type a controller.
  public var controllers: Set<String>
  /// Superclasses that make a type a view.
  public var views: Set<String>
  /// Controllers with a bar of tabs.
  public var tabBarControllers: Set<String>
  /// Protocols whose conformers the system makes and calls.
  public var delegates: Set<String>
  /// The property that says how a controller is presented, and the styles that are no sheet.
  public var styleProperty: String
  public var styles: [String: CallKind]
  /// The kind of an alert by its style, where that is another than an alert's.
  public var alertStyles: [String: CallKind]
  /// Functions, apart from initialisers, by which a controller says for itself how it is presented.
  public var selfStyling: Set<String>
  /// Controllers with columns.
  public var splitControllers: Set<String>
  /// The property whose value holds a tab's title, and the one that is the title itself.
  public var tabItemProperty: String
  public var titleProperty: String
  /// The property whose value holds the title that a stack's bar shows.
  public var barItemProperty: String
  /// The types of the properties by which controllers lead to others.
  public var memberTypes: [String: String]
  /// What all controllers are.
  public var controllerClass: String
  /// The property that holds all controllers of a container.
  public var childrenProperty: String
  /// Properties of a controller that hold one which is on the screen already.
  public var shownProperties: Set<String>
  /// Attributes by which the Objective-C runtime, a storyboard or a XIB may call what Swift code seems to leave unused.
  public var runtimeAttributes: Set<String>
  /// Types that make the controllers of a file, their name being the first thing that they are made with.
  public var storyboards: Set<String>
  /// The property by which a controller names the storyboard that made it.
  public var storyboardProperty: String
  /// Methods that give a view which the framework made, of a type that the caller casts it to or names.
  public var reusing: Set<String>
  /// Types by which a list is told what its views are: the first generic argument.
  public var registrations: Set<String>
  /// Types that stand for the file of a view, mostly named like its class.
  public var nibs: Set<String>
  /// Of the delegates those of a whole app.
  public var appDelegates: Set<String>
  /// The same of apps for the watch.
  public var watchDelegates: Set<String>
  /// Attributes of a class by which the runtime may call all that it declares, and all that its subclasses do.
  public var exposingAttributes: Set<String>
  /// Methods by whose override a class shows that it is a controller, whatever its superclass is called.
  public var lifecycle: Set<String>
  /// The words by which Objective-C shows screens: the first parts of selectors, properties, classes.
  public var objectiveCCalls: Set<String>

  /// What frameworks' classes inherit from, of those that apps extend and inherit from.
  public var superclasses: [String: String]

  /// iOS 13 to 26.
  public static let standard = UIKitNames(
    controllers: [
      "NSViewController", "UICollectionViewController", "UIHostingController", "UIInputViewController", "UINavigationController",
      "UIPageViewController", "UISearchController", "UISplitViewController", "UITabBarController", "UITableViewController",
      "UIViewController",
    ],
    views: ["UIButton", "UICollectionViewCell", "UIControl", "UIScrollView", "UIStackView", "UITableViewCell", "UIView"],
    tabBarControllers: ["UITabBarController"],
    delegates: ["NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"],
    styleProperty: "modalPresentationStyle",
    styles: [
      "fullScreen": .fullScreenCover, "overFullScreen": .fullScreenCover, "currentContext": .fullScreenCover,
      "overCurrentContext": .fullScreenCover, "custom": .fullScreenCover, "popover": .popover,
    ],
    alertStyles: ["actionSheet": .confirmationDialog], selfStyling: ["awakeFromNib", "loadView"],
    splitControllers: ["NSSplitViewController", "UISplitViewController"],
    tabItemProperty: "tabBarItem", titleProperty: "title", barItemProperty: "navigationItem",
    memberTypes: [
      "navigationController": "UINavigationController", "parent": "UIViewController", "presentedViewController": "UIViewController",
      "presentingViewController": "UIViewController", "rootViewController": "UIViewController", "selectedViewController": "UIViewController",
      "splitViewController": "UISplitViewController", "tabBarController": "UITabBarController", "topViewController": "UIViewController",
      "visibleViewController": "UIViewController",
    ],
    controllerClass: "UIViewController", childrenProperty: "viewControllers",
    shownProperties: ["presentedViewController", "presentingViewController", "visibleViewController"],
    runtimeAttributes: ["objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable", "objcMembers"],
    storyboards: ["NSStoryboard", "UIStoryboard"], storyboardProperty: "storyboard",
    reusing: [
      "dequeueConfiguredReusableCell", "dequeueReusableAnnotationView", "dequeueReusableCell", "dequeueReusableHeaderFooterView",
      "dequeueReusableSupplementaryView", "instantiate", "loadNibNamed", "makeItem", "makeSupplementaryView", "makeView",
    ],
    registrations: ["CellRegistration", "ItemRegistration", "SupplementaryRegistration"], nibs: ["NSNib", "UINib"],
    appDelegates: ["NSApplicationDelegate", "UIApplicationDelegate"], watchDelegates: ["WKApplicationDelegate", "WKExtensionDelegate"],
    exposingAttributes: ["objcMembers"],
    lifecycle: [
      "loadView", "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews", "viewDidLoad", "viewWillAppear", "viewWillDisappear",
      "viewWillLayoutSubviews",
    ],
    objectiveCCalls: [
      "initWithRootViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier", "performSegueWithIdentifier",
      "presentViewController", "presentViewControllerAsSheet", "pushViewController", "rootViewController", "setRootViewController",
      "setViewControllers", "showDetailViewController", "showViewController",
    ],
    superclasses: [
      "MKAnnotationView": "UIView",
      "NSSplitViewController": "NSViewController", "NSTabViewController": "NSViewController", "NSViewController": "NSResponder",
      "SFSafariViewController": "UIViewController", "UIAlertController": "UIViewController", "UIButton": "UIControl",
      "UICollectionReusableView": "UIView", "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
      "UICollectionViewController": "UIViewController",
      "UICollectionViewListCell": "UICollectionViewCell", "UIControl": "UIView", "UIHostingController": "UIViewController",
      "UIImagePickerController": "UINavigationController", "UIInputViewController": "UIViewController",
      "UINavigationController": "UIViewController", "UIPageViewController": "UIViewController", "UIScrollView": "UIView",
      "UISearchController": "UIViewController", "UISplitViewController": "UIViewController", "UIStackView": "UIView",
      "UITabBarController": "UIViewController", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
      "UITableViewController": "UIViewController", "UITableViewHeaderFooterView": "UIView", "UITextField": "UIControl", "UITextView": "UIScrollView", "UIView": "UIResponder",
      "UIViewController": "UIResponder",
    ])
}
