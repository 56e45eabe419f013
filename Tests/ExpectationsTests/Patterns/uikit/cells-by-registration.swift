// idiom: uikit/cells-by-registration
// check: all
import UIKit

final class ShelfController: UICollectionViewController {
  private let titles = UICollectionView.CellRegistration<TitleCell, String> { cell, _, title in  // expect: embeds view:TitleCell from view:ShelfController
    cell.accessibilityLabel = title
  }
  func makeSource() {
    // expect-next: embeds view:CoverCell from view:ShelfController
    let covers = UICollectionView.CellRegistration { (cell: CoverCell, path: IndexPath, cover: Int) in
      cell.tag = cover
    }
    _ = covers
  }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    if path.item == 0 {
      let cell: PriceCell = view.dequeueReusableCell(for: path)  // expect: embeds view:PriceCell from view:ShelfController exact
      return cell
    }
    if path.item == 1 { return view.dequeueReusableCell(StarCell.self, for: path) }  // expect: embeds view:StarCell from view:ShelfController exact
    // expect-next: embeds view:LabelCell from view:ShelfController inferred
    let cell: LabelCell = view.next(for: path)
    return cell
  }
}

final class TitleCell: UICollectionViewCell {}
final class CoverCell: UICollectionViewCell {}
final class PriceCell: UICollectionViewCell {}
final class StarCell: UICollectionViewCell {}
final class LabelCell: UICollectionViewCell {}
