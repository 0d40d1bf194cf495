/// A scanner that produces the tokens of a text in one pass.
///
/// The scanner takes linear time for any text, because it does not backtrack. If a rule fails after reading far ahead,
/// the scanner does not try that rule again before the position of the failure. Modes are on an explicit stack, so
/// there is no recursion.
struct Scanner: ~Copyable {
  var code: CodeText
  var grammar: CompiledGrammar
  /// The current position.
  var at: Int
  /// The tokens so far; text from `tokenizedEnd` to `at` has no token yet.
  private(set) var tokens: [Token] = []
  private var tokenizedEnd: Int

  /// The current mode; `frames` contains the enclosing modes.
  var frame = Frame(mode: 0, captured: 0..<0)
  var frames: [Frame] = []
  /// Modes that start on the next line.
  var queued: [Frame] = []
  /// The languages that enclose the current language.
  var outerLanguages: [EmbeddedFrame] = []
  /// The range that the current pattern captured.
  var captured = 0..<0
  /// The extent of each rule's last search.
  var searches: [Search]
  var history = History()

  init(_ text: [UInt8], in range: Range<Int>, _ grammar: CompiledGrammar) {
    code = CodeText(bytes: text, start: range.lowerBound, end: range.upperBound)
    self.grammar = grammar
    at = range.lowerBound
    tokenizedEnd = range.lowerBound
    searches = Array(repeating: Search(), count: grammar.rules.count)
    tokens.reserveCapacity(range.count / 6)
  }

  /// Reads the whole text.
  mutating func run() {
    repeat {
      while at < code.end { step() }
    } while leaveEmbedding()
    flush(to: code.end)
  }

  private mutating func step() {
    let table = Int(frame.mode) &* 256
    var index = 0
    repeat {
      index = Int(grammar.dispatch[table &+ Int(code[at])])
      if index != 0 { break }
      at &+= 1
    } while at < code.end
    guard at < code.end else { return }
    let bucket = grammar.buckets[index]
    let second = at &+ 1 < code.end ? Int16(code[at &+ 1]) : -2
    var candidate = Int(bucket.first)
    while candidate < Int(bucket.end) {
      let rule = grammar.candidates[candidate]
      if rule.second < 0 || rule.second == second, isAnchored(rule.anchor), apply(Int(rule.index)) { return }
      candidate &+= 1
    }
    switch bucket.fallback {
    case .fill: at &+= 1
    case .word: readWord(grammar.vocabularies[Int(grammar.modes[Int(frame.mode)].vocabulary)])
    case .number: readNumber(grammar.vocabularies[Int(grammar.modes[Int(frame.mode)].vocabulary)])
    case .newline: readNewline()
    }
  }

  /// Returns whether the current position satisfies an anchor.
  ///
  /// Checks of frequent anchors are inlined, which saves a tenth of the time for TypeScript.
  @inline(__always)
  private mutating func isAnchored(_ anchor: Rule.Anchor) -> Bool {
    switch anchor {
    case .anywhere: true
    case .lineStart: code.isLineStart(at)
    case .indentation: code.isLineStart(code.startOfBlanks(before: at))
    default: anchor.matches(at: at, in: code, after: history, valueEnds: grammar.valueEnds)
    }
  }

  /// Adds a token.
  ///
  /// If some text before it is not part of a token yet, that text first becomes a token of the mode's kind.
  @inline(__always)
  mutating func emit(_ kind: TokenKind?, from start: Int, to end: Int) {
    guard let kind else { return }
    flush(to: start)
    append(kind, to: end)
  }

  /// Adds a token of the mode's kind for text that no rule matched.
  @inline(__always)
  mutating func flush(to end: Int) {
    if end > tokenizedEnd { append(fill, to: end) }
  }

  /// The kind of text that no rule matches.
  var fill: TokenKind {
    @inline(__always)
    get { grammar.modes[Int(frame.mode)].fill }
  }

  @inline(__always)
  private mutating func append(_ kind: TokenKind, to end: Int) {
    guard end > tokenizedEnd else { return }
    tokenizedEnd = end
    let last = tokens.count &- 1
    if last >= 0, tokens[last].kind == kind {
      tokens[last].end = end
    } else {
      tokens.append(Token(kind: kind, end: end))
    }
  }

  /// Changes the tokens of a string, which start at an index, into the tokens of a key.
  mutating func makeKey(from token: Int) {
    for index in min(token, tokens.count)..<tokens.count where tokens[index].kind == .string {
      tokens[index].kind = .property
    }
  }
}

/// A mode on the stack, with the text that opened it.
struct Frame {
  /// The index of the mode.
  var mode: Int32
  /// The range that the opening captured.
  var captured: Range<Int>
  /// The number of openings that are not closed yet.
  var depth: Int32 = 0
  /// The indentation of the line on which the mode was queued.
  var indentation = 0
  /// The index of the string's first token, or -1 if the string cannot be a key.
  ///
  /// If a colon follows the string, the tokens from this index on become tokens of a key.
  var keyToken = -1
}

/// The state of a language, to restore after embedded code in another language.
struct EmbeddedFrame {
  let grammar: CompiledGrammar
  let frames: [Frame]
  let start: Int
  let end: Int
  /// The fence that closes the embedded code, if any.
  let closing: Range<Int>?
  let searches: [Search]
}

/// The extent of a rule's last search, so that no text is searched twice.
struct Search {
  var from = 0
  /// The position of the match, or -1.
  var found = -1
  /// The text from `from` to `end` contains no match.
  var end = 0
}

extension Scanner {
  /// Queues a mode that starts on the next line.
  mutating func queue(_ mode: Int32, from start: Int) {
    var indentation = 0
    if grammar.modes[Int(mode)].isIndented {
      // All modes queued on one line share its indentation. Computing it for each could take quadratic time.
      indentation = queued.last?.indentation ?? Self.indentation(of: start, in: code)
    }
    queued.append(Frame(mode: mode, captured: captured, indentation: indentation))
  }

  /// Enters queued modes, or leaves a mode that ends by indentation.
  mutating func readNewline() {
    if !queued.isEmpty {
      // In reverse order, so that the first queued mode is on top of the stack.
      for mode in queued.reversed() {
        flush(to: at)
        frames.append(frame)
        frame = mode
      }
      queued.removeAll(keepingCapacity: true)
    } else if !grammar.modes[Int(frame.mode)].isIndented {
      at += 1
      return
    }
    guard grammar.modes[Int(frame.mode)].isIndented else { return }
    if Self.isLineOutside(of: frame.indentation, after: at, in: code) {
      flush(to: at)
      frame = frames.popLast() ?? frame
    } else {
      at += 1
    }
  }

  /// Returns whether the next line has at most this indentation; always `false` for a blank line.
  private static func isLineOutside(of indentation: Int, after lineFeed: Int, in code: CodeText) -> Bool {
    var index = lineFeed + 1
    while code.isByte(UInt8(ascii: " "), at: index) { index += 1 }
    guard index < code.end, code[index] != UInt8(ascii: "\n"), code[index] != UInt8(ascii: "\r") else { return false }
    return index - lineFeed - 1 <= indentation
  }

  /// Returns the indentation of the text at a position.
  ///
  /// In `- key: |`, the dash counts as a space, so the indentation at `|` is 2. A dash directly before the position
  /// does not count: in `- |`, the indentation is 0.
  private static func indentation(of position: Int, in code: CodeText) -> Int {
    var lineStart = position
    while !code.isLineStart(lineStart) { lineStart -= 1 }
    var index = lineStart
    func skipBlanks() { while index < position, code[index] == UInt8(ascii: " ") { index += 1 } }
    skipBlanks()
    while index < position, code[index] == UInt8(ascii: "-"), code[index + 1] == UInt8(ascii: " ") {
      let dash = index
      index += 1
      skipBlanks()
      if index == position { return dash - lineStart }
    }
    return index - lineStart
  }
}
