import Foundation

struct Photo: Hashable, Identifiable {
  let id: Int
  let title: String
  let symbol: String
  let mayBeSent: Bool
}

struct Member: Hashable, Identifiable {
  let id: Int
  let name: String
  let since: Date
  let photos: [Photo]
}

extension Member {
  static let own = Member(id: 0, name: "Me", since: .distantPast, photos: [])

  static let all = [
    Member(
      id: 1, name: "Heron", since: Date(timeIntervalSince1970: 1_600_000_000),
      photos: [
        Photo(id: 1, title: "Lake", symbol: "water.waves", mayBeSent: true),
        Photo(id: 2, title: "Nest", symbol: "bird", mayBeSent: false),
      ]),
    Member(
      id: 2, name: "Otter", since: Date(timeIntervalSince1970: 1_650_000_000),
      photos: [Photo(id: 3, title: "Dam", symbol: "fish", mayBeSent: true)]),
  ]
}
