// idiom: uikit/stack-arrays
import UIKit

final class QueueController: UIViewController {
  func replaceTop() {
    guard let navigationController else { return }
    var stack = navigationController.viewControllers
    stack.removeLast()
    stack.append(TicketController())
    navigationController.setViewControllers(stack, animated: true)  // expect: replace view:TicketController from view:QueueController
  }

  func startAnew() {
    navigationController?.viewControllers = [WelcomeController(), TicketController()]  // expect: replace view:WelcomeController from view:QueueController; replace view:TicketController from view:QueueController
  }

  func addOnTop() {
    navigationController?.viewControllers.append(TicketController())  // expect: push|replace view:TicketController from view:QueueController
  }

  func putBelow() {
    navigationController?.viewControllers.insert(WelcomeController(), at: 0)  // expect: push|replace view:WelcomeController from view:QueueController
  }

  func grow() {
    var all = navigationController?.viewControllers ?? []
    all += [ReceiptController()]
    navigationController?.setViewControllers(all, animated: false)  // expect: replace|push view:ReceiptController from view:QueueController
  }
}

final class TicketController: UIViewController {}
final class WelcomeController: UIViewController {}
final class ReceiptController: UIViewController {}
