// idiom: coordinators/scene-with-transition
import UIKit

final class Conductor {
  enum Scene {
    case album(Int)
    case artist
    case lyrics
    case concert  // expect: node route:Conductor.Scene.concert mapped
  }

  enum Transition {
    case show
    case modal
    case special
  }

  private let root: UIViewController
  init(root: UIViewController) { self.root = root }

  func present(scene: Scene, from sender: UIViewController?, transition: Transition) {
    guard let controller = make(scene) else { return }
    let presenting = sender ?? root
    switch transition {
    case .show: presenting.show(controller, sender: sender)
    case .modal:
      let stack = UINavigationController(rootViewController: controller)
      presenting.present(stack, animated: true)
    case .special:
      controller.modalPresentationStyle = .custom
      presenting.present(controller, animated: true)
    }
  }

  private func make(_ scene: Scene) -> UIViewController? {
    let controller: UIViewController?
    switch scene {
    case .album(let id):
      let album = AlbumController()
      album.id = id
      controller = album
    case .artist: controller = ArtistController()
    case .lyrics:
      let lyrics = LyricsController()
      lyrics.conductor = self
      controller = lyrics
    case .concert: controller = ConcertController()
    }
    return controller
  }
}

final class PlayerController: UIViewController {
  var conductor: Conductor!
  func openAlbum() {
    // expect-next: push route:Conductor.Scene.album from view:PlayerController through Conductor.present
    conductor.present(scene: .album(3), from: self, transition: .show)
  }
  func openLyrics() {
    // expect-next: sheet route:Conductor.Scene.lyrics from view:PlayerController through Conductor.present
    conductor.present(scene: .lyrics, from: self, transition: .modal)
  }
  func openArtist() {
    // expect-next: fullScreenCover|sheet route:Conductor.Scene.artist from view:PlayerController through Conductor.present
    conductor.present(scene: .artist, from: self, transition: .special)
  }
}

final class AlbumController: UIViewController { var id = 0 }
final class ArtistController: UIViewController {}
final class LyricsController: UIViewController { weak var conductor: Conductor? }
final class ConcertController: UIViewController {}
