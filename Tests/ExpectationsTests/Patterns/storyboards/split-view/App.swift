// idiom: storyboards/split-view
import UIKit

final class ShelfSplitController: UISplitViewController {}
final class ShelfController: UITableViewController {}
final class BookController: UIViewController {}
