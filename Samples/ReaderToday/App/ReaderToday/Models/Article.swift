import Foundation

struct Picture: Hashable, Identifiable {
  let id: String
  let caption: String
  let address: URL
}

struct Article: Hashable, Identifiable {
  let id: String
  let title: String
  let author: String
  let feedID: String
  let text: String
  let address: URL
  var pictures: [Picture] = []
  var isRead = false
  var isFavorite = false
}

struct Topic: Hashable, Identifiable {
  let name: String
  var id: String { name }

  static let all = [Topic(name: "Gardens"), Topic(name: "Maps"), Topic(name: "Trains")]
}

struct Feed: Hashable, Identifiable {
  let id: String
  let title: String
  let topic: Topic?
}
