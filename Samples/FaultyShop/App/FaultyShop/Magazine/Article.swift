struct Article: Hashable, Identifiable {
  let id: Int
  let title: String
  let author: String
  let isToRead: Bool

  static let all = [
    Article(id: 1, title: "How to darn a sock", author: "Ines", isToRead: false),
    Article(id: 2, title: "A short history of the umbrella", author: "Tom", isToRead: true),
  ]
}
