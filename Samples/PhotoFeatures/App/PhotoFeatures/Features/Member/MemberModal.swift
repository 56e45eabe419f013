enum MemberModal: Identifiable {
  case postcard(Photo)
  case greeting

  var id: String {
    switch self {
    case .postcard(let photo): "postcard-\(photo.id)"
    case .greeting: "greeting"
    }
  }
}
