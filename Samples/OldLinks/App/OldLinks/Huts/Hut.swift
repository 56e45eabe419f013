import Combine

struct Hut: Identifiable, Hashable {
  let id: Int
  let name: String
  let beds: Int
}

final class HutBook: ObservableObject {
  @Published private(set) var huts = [
    Hut(id: 1, name: "Lower hut", beds: 12),
    Hut(id: 2, name: "Upper hut", beds: 8),
    Hut(id: 3, name: "Bivouac", beds: 0),
  ]
  @Published private(set) var bookings: [Hut.ID: Int] = [:]

  func book(_ hut: Hut) {
    bookings[hut.id, default: 0] += 1
  }

  func cancelAll(in hut: Hut) {
    bookings[hut.id] = nil
  }
}
