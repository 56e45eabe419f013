/// What a layout fixed, as far as words must keep clear of it.
public struct Drawing: Sendable {
  /// An arrow, and the words at it.
  public struct Arrow: Sendable {
    /// The line; several where the layout broke it.
    public var lines: [Polyline]
    /// Nil for an arrow without words.
    public var words: Rectangle?

    public init(lines: [Polyline], words: Rectangle? = nil) {
      self.lines = lines
      self.words = words
    }
  }

  /// A part of the drawing with a border and a name in it.
  public struct Ground: Sendable {
    public var area: Rectangle
    /// The name; nil for a ground without one.
    public var title: Rectangle?

    public init(area: Rectangle, title: Rectangle? = nil) {
      self.area = area
      self.title = title
    }
  }

  /// Everything is inside.
  public var bounds: Rectangle
  /// What nothing may cover: boxes, the title of the whole.
  public var obstacles: [Rectangle]
  public var grounds: [Ground]
  public var arrows: [Arrow]

  public init(bounds: Rectangle, obstacles: [Rectangle] = [], grounds: [Ground] = [], arrows: [Arrow]) {
    self.bounds = bounds
    self.obstacles = obstacles
    self.grounds = grounds
    self.arrows = arrows
  }
}
