/// Cuts a file into tokens, in one pass and without recursion: what is open (brackets, strings, interpolations) lies on a stack of its own.
///
/// The source ends with zero bytes, at which every inner loop stops. The grammar is that of *The Swift Programming Language*, "Lexical
/// Structure";
/// where it is silent, the lexer does as the Swift compiler's does.
struct Lexer {
  typealias Cursor = UnsafePointer<UInt8>

  let tables: ByteTables
  let storage: UnsafeMutablePointer<TreeStorage>
  let start: Cursor
  let end: Cursor
  var tokens: GrowableBuffer<Token>
  var names: NameTable
  var lines: GrowableBuffer<UInt32>
  var brackets: BracketStack
  /// What is known of the space before the next token.
  var pending: TokenFlags = [.newlineBefore, .spaceBefore]
  /// Whether the innermost interpolation stands in a literal that a line break ends.
  var lineBreakEndsInterpolation = false
  /// A fence: no editor placeholder ends between here and the end of its line.
  var placeholderFence: Cursor
  /// Fewest `#`s of a multi-line regex literal that was looked for in vain up to the end of the file.
  var unterminatedRegexPounds = Int.max

  init(_ storage: UnsafeMutablePointer<TreeStorage>, tables: ByteTables, brackets: BracketStack) {
    self.tables = tables
    self.storage = storage
    start = Cursor(storage.pointee.source.base)
    end = start + storage.pointee.source.count
    tokens = storage.pointee.tokens
    names = storage.pointee.names
    lines = storage.pointee.lineStarts
    self.brackets = brackets
    placeholderFence = start
  }

  @inline(__always)
  func offset(_ cursor: Cursor) -> UInt32 { UInt32(truncatingIfNeeded: cursor - start) }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from first: Cursor, to end: Cursor, payload: UInt32 = Token.noPayload, pounds: Int = 0) {
    tokens.append(
      Token(
        kind: kind, flags: pending, offset: offset(first), length: UInt32(truncatingIfNeeded: end - first), payload: payload,
        poundCount: UInt16(truncatingIfNeeded: min(pounds, 65535))))
    pending = []
  }

  /// Notes white space, and that the last token is followed by some.
  @inline(__always)
  mutating func noteSpace(_ flags: TokenFlags = .spaceBefore) {
    pending.formUnion(flags)
    if tokens.count > 0 { tokens.base[tokens.count &- 1].flags.formUnion(.spaceAfter) }
  }

  /// The kind of the last token; `endOfFile` at the beginning.
  @inline(__always)
  var lastKind: TokenKind { tokens.count > 0 ? tokens.base[tokens.count &- 1].kind : .endOfFile }

  mutating func run() {
    var cursor = start
    lines.append(0)
    skipHead(&cursor)
    while true {
      let byte = cursor.pointee
      // Raw values of this table come from `ByteClass`.
      switch unsafeBitCast(tables.classes[Int(byte)], to: ByteClass.self) {
      case .space:
        if byte == 0 && cursor >= end { return finish() }
        cursor += 1
        noteSpace()
      case .newline:
        lexNewline(&cursor)
      case .name:
        lexName(&cursor)
      case .digit:
        lexNumber(&cursor)
      case .quote:
        lexString(&cursor, quote: cursor, pounds: 0)
      case .leftParen:
        open(.paren, .leftParen, &cursor)
      case .leftSquare:
        open(.square, .leftSquare, &cursor)
      case .leftBrace:
        open(.brace, .leftBrace, &cursor)
      case .rightParen:
        if brackets.topIs(.paren) { close(.rightParen, &cursor) } else { closeMismatchedParen(&cursor) }
      case .rightSquare:
        if brackets.topIs(.square) {
          close(.rightSquare, &cursor)
        } else {
          closeMismatched(.square, .rightSquare, brackets.squares, &cursor)
        }
      case .rightBrace:
        if brackets.topIs(.brace) {
          close(.rightBrace, &cursor)
        } else {
          closeMismatched(.brace, .rightBrace, brackets.braces, &cursor)
        }
      case .single:
        if byte == UInt8(ascii: ":") && cursor[1] == byte {
          emit(.colonColon, from: cursor, to: cursor + 2)
          cursor += 2
        } else {
          emit(tables.singles[Int(byte)], from: cursor, to: cursor + 1)
          cursor += 1
        }
      case .period:
        if isOperatorByte(cursor[1]), !isKeyPathPeriod(cursor) {
          lexOperator(&cursor)
        } else {
          emit(.period, from: cursor, to: cursor + 1)
          cursor += 1
        }
      case .slash:
        if cursor[1] == UInt8(ascii: "/") {
          skipLineComment(&cursor)
        } else if cursor[1] == UInt8(ascii: "*") {
          skipBlockComment(&cursor)
        } else {
          lexOperator(&cursor)
        }
      case .postfixMark:
        if isLeftBound(cursor) {
          emit(byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: cursor, to: cursor + 1)
          cursor += 1
        } else {
          lexOperator(&cursor)
        }
      case .operatorCharacter:
        lexOperator(&cursor)
      case .pound:
        lexPound(&cursor)
      case .dollar:
        lexDollar(&cursor)
      case .backtick:
        lexBacktick(&cursor)
      case .unicode:
        lexUnicode(&cursor)
      case .apostrophe:
        emit(.unknown, from: cursor, to: cursor + 1)
        cursor += 1
      }
    }
  }

  @inline(__always)
  func has(_ trait: UInt8, _ byte: UInt8) -> Bool { tables.traits[Int(byte)] & trait != 0 }

  @inline(__always)
  func isOperatorByte(_ byte: UInt8) -> Bool { has(ByteTables.Trait.operatorByte, byte) }

  @inline(__always)
  func isNameByte(_ byte: UInt8) -> Bool { has(ByteTables.Trait.nameByte, byte) }

  /// Closes whatever is open, and ends the token array.
  private mutating func finish() {
    while !brackets.isEmpty { abandonTop(at: end) }
    if tokens.count > 0 { tokens.base[tokens.count &- 1].flags.formUnion(.spaceAfter) }
    let count = tokens.count
    for _ in 0..<SyntaxTree.endTokens {
      pending = [.newlineBefore, .spaceBefore]
      emit(.endOfFile, from: end, to: end)
    }
    tokens.count = count
    storage.pointee.tokens = tokens
    storage.pointee.names = names
    storage.pointee.lineStarts = lines
  }
}
