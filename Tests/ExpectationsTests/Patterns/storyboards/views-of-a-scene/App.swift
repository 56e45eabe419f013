// idiom: storyboards/views-of-a-scene
// check: all
import UIKit

final class FeedController: UITableViewController {}
final class FeedCell: UITableViewCell {}  // expect: node view:FeedCell component
final class LikeButton: UIButton {}  // expect: node view:LikeButton component
