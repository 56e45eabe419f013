// idiom: storyboards/reference-to-another-storyboard
import UIKit

final class HomeController: UIViewController {}
final class AccountController: UIViewController {}
final class PasswordController: UIViewController {}
