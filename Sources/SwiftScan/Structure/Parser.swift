/// Builds the nodes of a tree from its tokens, in preorder.
///
/// Recursive descent with a cap: expressions, types, patterns and blocks count how deeply they are nested in each other, and what lies
/// beyond
/// `maximumDepth` becomes one `unparsed` leaf, stepped over by the lexer's bracket partners. What repeats without brackets (operators,
/// suffixes,
/// prefixes, `else if`) is parsed in loops. Every loop consumes a token or ends, and looking ahead is bounded, so time is linear.
struct Parser {
  /// How deeply expressions, types, patterns and blocks may be nested in each other, counted together.
  static var maximumDepth: Int { 200 }
  /// How many prefixes or type suffixes of one operand make nodes of their own.
  static var maximumRun: Int { 24 }

  let storage: UnsafeMutablePointer<TreeStorage>
  let base: UnsafeMutablePointer<Token>
  /// The token that is looked at; one of the `endOfFile` tokens at the end, never beyond the first of them.
  var token: UnsafeMutablePointer<Token>
  let last: UnsafeMutablePointer<Token>
  var nodes: GrowableBuffer<SyntaxNode>
  var depth = 0
  /// How many `#if` are open. Where none is, an `#endif` is unexpected.
  var openConditionals = 0

  /// Parses a file whose tokens are complete, and replaces the nodes.
  static func parse(_ storage: UnsafeMutablePointer<TreeStorage>) {
    var parser = Parser(storage)
    parser.parseFile()
    storage.pointee.nodes = parser.nodes
  }

  private init(_ storage: UnsafeMutablePointer<TreeStorage>) {
    self.storage = storage
    base = storage.pointee.tokens.base
    token = base
    last = base + storage.pointee.tokens.count
    nodes = storage.pointee.nodes
    nodes.count = 0
  }

  // MARK: Tokens

  @inline(__always) var kind: TokenKind { token.pointee.kind }
  /// The kind of the token after this one.
  @inline(__always) var nextKind: TokenKind { token[1].kind }
  @inline(__always) var index: TokenIndex { TokenIndex(token - base) }
  @inline(__always) var isAtLineStart: Bool { token.pointee.flags.contains(.newlineBefore) }

  /// Whether the file or the interpolation goes on: what is inside one never reaches beyond its end.
  @inline(__always) var hasMore: Bool { token < last && kind != .interpolationEnd }

  @inline(__always) func isAt(_ kind: TokenKind) -> Bool { token.pointee.kind == kind }
  @inline(__always) func isKeyword(_ word: Word) -> Bool { token.pointee.isKeyword(word) }
  @inline(__always) func isContextual(_ word: Word) -> Bool { token.pointee.isContextual(word) }

  @inline(__always)
  mutating func advance() {
    if token < last { token += 1 }
    countWork()
  }

  /// Counts a token that is looked at, or a node that is moved, in debug builds: tests hold the sum linear in the number of tokens.
  @inline(__always)
  func countWork(_ amount: Int = 1) {
    #if DEBUG
      storage.pointee.work &+= amount
    #endif
  }

  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard token.pointee.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func eatKeyword(_ word: Word) -> Bool {
    guard isKeyword(word) else { return false }
    advance()
    return true
  }

  /// The token after a bracketed part; nil if the bracket is never closed.
  @inline(__always)
  func afterPartner(_ opening: UnsafeMutablePointer<Token>) -> UnsafeMutablePointer<Token>? {
    let partner = opening.pointee.payload
    return partner == Token.noPayload ? nil : base + Int(partner) + 1
  }

  // MARK: Nodes

  /// Begins a node at the current token; children follow until `close`.
  @inline(__always)
  mutating func open(_ kind: NodeKind, _ flags: NodeFlags = []) -> Int {
    let position = nodes.count
    nodes.append(SyntaxNode(kind: kind, flags: flags, firstToken: index, endToken: index, size: 1))
    return position
  }

  /// Ends a node before the current token.
  @inline(__always)
  mutating func close(_ position: Int) {
    nodes.base[position].endToken = index
    nodes.base[position].size = UInt32(truncatingIfNeeded: nodes.count &- position)
  }

  /// A node without children of one token, which is consumed.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind, _ flags: NodeFlags = []) {
    let first = index
    advance()
    nodes.append(SyntaxNode(kind: kind, flags: flags, firstToken: first, endToken: index, size: 1))
  }

  /// Puts a node round those from `position` on, which are complete. It is closed by `close`.
  ///
  /// Moves them by one place. They are mostly few (a first operand, a type before `?`), and lie at most `maximumDepth` such moves deep.
  @inline(__always)
  mutating func wrap(_ position: Int, _ kind: NodeKind, _ flags: NodeFlags = []) {
    countWork(nodes.count &- position)
    nodes.append(nodes.base[position])
    var place = nodes.count &- 1
    while place > position {
      nodes.base[place] = nodes.base[place &- 1]
      place &-= 1
    }
    nodes.base[position] = SyntaxNode(kind: kind, flags: flags, firstToken: nodes.base[position].firstToken, endToken: index, size: 1)
  }

  @inline(__always)
  mutating func setFlags(_ position: Int, _ flags: NodeFlags) {
    nodes.base[position].flags.formUnion(flags)
  }

  // MARK: Errors

  /// Stands for something required that is not there.
  @inline(never)
  mutating func missing() {
    nodes.append(SyntaxNode(kind: .missing, flags: [], firstToken: index, endToken: index, size: 1))
  }

  /// At least one token that fits nowhere, and those after it on the line that begin nothing either.
  @inline(never)
  mutating func unexpected() {
    let position = open(.unexpected)
    repeat { advance() } while !isAtLineStart && isNoise
    close(position)
  }

  private var isNoise: Bool {
    switch kind {
    case .unknown, .rightParen, .rightSquare, .comma, .colon, .equal, .arrow, .binaryOperator, .postfixOperator, .infixQuestion,
      .postfixQuestion, .exclamation:
      true
    default: false
    }
  }

  // MARK: Depth

  /// Goes one level deeper. When that is too deep, puts an `unparsed` leaf in the place of what follows, and says no; then there is no
  /// `leave`.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth >= Parser.maximumDepth {
      unparsed()
      return false
    }
    depth &+= 1
    return true
  }

  @inline(__always)
  mutating func leave() { depth &-= 1 }

  /// A leaf over the tokens up to the next separator or closing bracket of this level, or line break.
  @inline(never)
  private mutating func unparsed() {
    let position = open(.unparsed)
    var first = true
    loop: while token < last {
      if !first && isAtLineStart { break }
      switch kind {
      case .comma, .colon, .semicolon, .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .stringEnd, .poundElse, .poundElseif,
        .poundEndif:
        break loop
      default: stepOver()
      }
      first = false
    }
    close(position)
  }

  /// A leaf over the tokens up to the closing brace, or branch of `#if`, that ends a list of items.
  @inline(never)
  mutating func unparsedItems() {
    let position = open(.unparsed)
    var conditionals = 0
    loop: while token < last {
      switch kind {
      case .rightBrace, .interpolationEnd: break loop
      case .poundIf: conditionals &+= 1
      case .poundElse, .poundElseif: if conditionals == 0 { break loop }
      case .poundEndif:
        if conditionals == 0 { break loop }
        conditionals &-= 1
      default: break
      }
      stepOver()
    }
    close(position)
  }

  /// Steps over a token, or a whole bracketed part.
  @inline(__always)
  mutating func stepOver() {
    switch kind {
    case .leftParen, .leftSquare, .leftBrace, .stringStart, .interpolationStart:
      if let after = afterPartner(token) { token = min(after, last) } else { advance() }
    default: advance()
    }
  }
}
