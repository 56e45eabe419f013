/// What a picture is written as.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case svg, png, pdf
}

/// The layout engines of Graphviz.
public enum Layout: String, Hashable, Sendable, CaseIterable {
  case dot, neato, fdp, sfdp, circo, twopi
}
