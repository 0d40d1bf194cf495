/// Reads text once, from its first byte to its last, and notes what each stretch of it is.
///
/// There is no recursion and no way back: modes stand on a stack of their own, and a rule that looked far ahead in vain does not
/// look again before the place where it gave up. So time grows with the length of the text, whatever is in it.
struct Scanner: ~Copyable {
  var code: CodeText
  var grammar: CompiledGrammar
  /// Where the scanner stands.
  var at: Int
  /// The tokens so far; everything from `written` on is text that no rule took yet.
  private(set) var tokens: [Token] = []
  private var written: Int

  /// The mode that is being read; those it lies in stand on the stack.
  var frame = Frame(mode: 0, captured: 0..<0)
  var frames: [Frame] = []
  /// The modes that begin on the next line.
  var queued: [Frame] = []
  /// The languages that this one lies in.
  var around: [EmbeddedFrame] = []
  /// What the pattern that is being matched captured.
  var captured = 0..<0
  /// How far rules looked ahead; one entry for each of the language.
  var searches: [Search]
  var recall = Recall()

  init(_ text: [UInt8], in range: Range<Int>, _ grammar: CompiledGrammar) {
    code = CodeText(bytes: text, start: range.lowerBound, end: range.upperBound)
    self.grammar = grammar
    at = range.lowerBound
    written = range.lowerBound
    searches = Array(repeating: Search(), count: grammar.rules.count)
    tokens.reserveCapacity(range.count / 6)
  }

  /// Reads everything.
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
      if rule.second < 0 || rule.second == second, isPlace(rule.place), apply(Int(rule.index)) { return }
      candidate &+= 1
    }
    switch bucket.fallback {
    case .fill: at &+= 1
    case .word: readWord(grammar.vocabularies[Int(grammar.modes[Int(frame.mode)].vocabulary)])
    case .number: readNumber(grammar.vocabularies[Int(grammar.modes[Int(frame.mode)].vocabulary)])
    case .newline: readNewline()
    }
  }

  /// `Place.holds`, and those that are asked for most without a call: they were a tenth of the time of TypeScript.
  @inline(__always)
  private mutating func isPlace(_ place: Rule.Place) -> Bool {
    switch place {
    case .anywhere: true
    case .lineStart: code.isLineStart(at)
    case .indentation: code.isLineStart(code.startOfBlanks(before: at))
    default: place.holds(at: at, in: code, after: recall, valueEnds: grammar.valueEnds)
    }
  }

  /// Notes that the text up to `end` is of a kind; what lies before it is as the mode says.
  @inline(__always)
  mutating func emit(_ kind: TokenKind?, from start: Int, to end: Int) {
    guard let kind else { return }
    flush(to: start)
    append(kind, to: end)
  }

  /// Notes that what no rule took is as the mode says.
  @inline(__always)
  mutating func flush(to end: Int) {
    if end > written { append(fill, to: end) }
  }

  /// What text is that no rule takes.
  var fill: TokenKind {
    @inline(__always)
    get { grammar.modes[Int(frame.mode)].fill }
  }

  @inline(__always)
  private mutating func append(_ kind: TokenKind, to end: Int) {
    guard end > written else { return }
    written = end
    let last = tokens.count &- 1
    if last >= 0, tokens[last].kind == kind {
      tokens[last].end = end
    } else {
      tokens.append(Token(kind: kind, end: end))
    }
  }

  /// Makes a key of the text that was opened with a token.
  mutating func makeKey(from token: Int) {
    for index in min(token, tokens.count)..<tokens.count where tokens[index].kind == .string {
      tokens[index].kind = .property
    }
  }
}
