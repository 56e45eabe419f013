/// What UIKit calls things that rules about controllers look at, apart from the calls of the table of shapes.
public struct ControllerNames: Sendable {
  /// The method by which a controller presents another, and the one by which it takes it away.
  public let presenting: String
  public let dismissing: String
  /// The labels of whether they are animated, and of what runs afterwards.
  public let animated: String
  public let completion: String
  /// The controller that presents one, and the one that it presents.
  public let presenter: String
  public let presented: String

  // Popovers

  /// What is made with a style, the label and the style that is a menu.
  public let alert: String
  public let styleLabel: String
  public let menuStyle: String
  /// What shares.
  public let shareSheet: String
  /// Properties that say where a popover points to, or that it is none.
  public let anchors: Set<String>
  /// What names hold, in small letters, that tell of such a property.
  public let anchorWords: [String]
  /// What names hold, in small letters, that ask which device it is.
  public let deviceWords: [String]
  /// Names that do so themselves.
  public let devices: Set<String>
  /// Methods of what is presented, or that present it, by which nobody gives it an anchor.
  public let plainMethods: Set<String>
  /// Types that SwiftUI presents.
  public let representables: Set<String>

  // The life of a controller

  /// Methods that the system calls once a view is there and before it is in a window.
  public let loading: Set<String>
  /// The property that is a view's window.
  public let window: String

  // Coordinators

  /// How the names of properties end that frameworks do not keep what they hold in.
  public let weakEndings: [String]
  /// Methods that run once in the life of a coordinator, or of an app.
  public let beginnings: Set<String>
  /// How the names of methods begin that take something out of a collection, or make another of it.
  public let removing: [String]

  /// iOS 13 to 26.
  public static let standard = ControllerNames(
    presenting: "present", dismissing: "dismiss", animated: "animated", completion: "completion", presenter: "presentingViewController",
    presented: "presentedViewController",
    alert: "UIAlertController", styleLabel: "preferredStyle", menuStyle: "actionSheet", shareSheet: "UIActivityViewController",
    anchors: [
      "popoverPresentationController", "sourceView", "sourceRect", "sourceItem", "barButtonItem", "modalPresentationStyle",
      "permittedArrowDirections",
    ], anchorWords: ["popover"],
    deviceWords: ["ipad", "iphone", "ispad", "isphone", "tablet", "idiom", "sizeclass", "ismac", "catalyst"], devices: ["pad", "phone", "UIDevice"],
    plainMethods: [
      "addAction", "addTextField", "setValue", "present", "dismiss", "setTitle", "setMessage", "append", "forEach", "map", "show",
    ],
    representables: ["UIViewControllerRepresentable", "UIViewRepresentable"],
    loading: ["viewDidLoad", "loadView"], window: "window",
    weakEndings: ["delegate", "Delegate", "dataSource", "DataSource"],
    beginnings: ["start", "begin", "run", "application", "scene", "configure", "setup", "setUp", "viewDidLoad"],
    removing: ["remove", "popLast", "filter", "subtract", "drop", "dismiss"])
}
