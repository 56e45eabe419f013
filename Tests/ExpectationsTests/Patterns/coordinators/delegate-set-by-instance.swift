// idiom: coordinators/delegate-set-by-instance
import UIKit

// Two flows answer one protocol: which one does is told by where each screen's delegate is set.
protocol PickerDelegate: AnyObject {
  func pickerDidPick(_ name: String)
}

final class ColorPicker: UIViewController {
  weak var delegate: PickerDelegate?
  func pick() {
    delegate?.pickerDidPick("red")  // expect: push view:PaintController from view:ColorPicker through PaintFlow.pickerDidPick
  }
}

final class FontPicker: UIViewController {
  weak var delegate: PickerDelegate?
  func pick() {
    delegate?.pickerDidPick("serif")  // expect: push view:LetterController from view:FontPicker through LetterFlow.pickerDidPick
  }
}

final class PaintFlow: PickerDelegate {
  let navigation = UINavigationController()
  func start() {
    let picker = ColorPicker()
    picker.delegate = self
    navigation.pushViewController(picker, animated: true)  // expect: push view:ColorPicker from object:PaintFlow
  }
  func pickerDidPick(_ name: String) {
    navigation.pushViewController(PaintController(), animated: true)  // expect: push view:PaintController from object:PaintFlow
  }
}

final class LetterFlow: PickerDelegate {
  let navigation = UINavigationController()
  func start() {
    let picker = FontPicker()
    picker.delegate = self
    navigation.pushViewController(picker, animated: true)  // expect: push view:FontPicker from object:LetterFlow
  }
  func pickerDidPick(_ name: String) {
    navigation.pushViewController(LetterController(), animated: true)  // expect: push view:LetterController from object:LetterFlow
  }
}

final class PaintController: UIViewController {}
final class LetterController: UIViewController {}
