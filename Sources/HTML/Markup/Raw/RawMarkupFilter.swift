/// Writes the HTML that stands in Markdown, piece by piece, as far as a policy allows it.
///
/// Nesting is kept whole: what was opened is closed, and nothing is closed that was not opened.
///
/// A Markdown container is a scope: end tags in it close only what was opened in it.
///
/// ```swift
/// var filter = RawMarkupFilter(.safe())
/// var output = MarkupBuffer()
/// filter.write(Array("<b onclick=x>bold".utf8)[...], to: &output) { print($0.message) }
/// filter.closeScope(to: &output) { print($0.message) }
/// output.string  // <b>bold</b>
/// ```
public struct RawMarkupFilter: Sendable {
  let policy: RawMarkupPolicy
  var nesting = RawMarkupNesting()
  /// How many tags of a name were left out, for their end tags go without another word.
  var removed: [String: Int] = [:]
  /// What the written tags say, if somebody asks.
  var facts: RawMarkupFacts?
  /// What becomes of the addresses in the piece that is being written.
  var edits = RawMarkupEdits()
  /// Where in the output the addresses of that piece begin that lead elsewhere once they are read elsewhere.
  var places: [Int] = []

  /// Makes a filter for one article.
  public init(_ policy: RawMarkupPolicy) {
    self.policy = policy.resolved
  }

  /// Whether the next piece goes on in an element whose content is no markup, such as a script.
  public var isInRawText: Bool { nesting.rawText != nil }

  /// How many elements are open in the current scope.
  public var openElements: Int { nesting.elements.count - nesting.start }

  /// Writes one piece: a block with any bytes in it, or a single tag; what it opens stays open.
  public mutating func write(
    _ piece: ArraySlice<UInt8>, to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void
  ) {
    guard policy != .escape else { return output.appendText(String(decoding: piece, as: UTF8.self)) }
    var tokens = RawMarkupTokens(piece)
    if nesting.rawText != nil {
      // Nothing in here can close an element whose content is no markup, and that lies around the scope.
      guard openElements > 0 else { return output.appendRaw(piece, escapingTags: true) }
      writeRawContent(&tokens, to: &output)
    }
    while let token = tokens.next() { write(token, &tokens, to: &output, report: report) }
  }

  /// Writes one piece with other addresses, and tells where in the output those stand that may begin at the site's root or at the
  /// page: for readers elsewhere, something has to stand before them.
  public mutating func write(
    _ piece: ArraySlice<UInt8>, editing edits: RawMarkupEdits, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) -> [Int] {
    self.edits = edits
    places = []
    write(piece, to: &output, report: report)
    self.edits = RawMarkupEdits()
    defer { places = [] }
    return places
  }

  /// Begins a scope: a block quote, a list item, a paragraph, emphasis.
  public mutating func openScope() { nesting.openScope() }

  /// Ends the current scope, or the article, and closes what is open in it.
  public mutating func closeScope(to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void) {
    close(downTo: nesting.start, to: &output, report: report)
    nesting.closeScope()
  }

  /// Ends what a browser ends where a block begins, an open `<p>` or drawing: called before a block of Markdown.
  public mutating func beginBlock(to output: inout MarkupBuffer, report: (RawMarkupFinding) -> Void) {
    closeImplied(by: "p", to: &output, report: report)
  }

  private mutating func write(
    _ token: RawMarkupToken, _ tokens: inout RawMarkupTokens, to output: inout MarkupBuffer,
    report: (RawMarkupFinding) -> Void
  ) {
    switch token {
    case .text(let range): output.appendRaw(tokens.bytes[range], escapingTags: true)
    case .start(let tag): start(tag, &tokens, to: &output, report: report)
    case .end(let tag): end(tag, to: &output, report: report)
    case .comment(let range): if policy == .trusted { output.appendRaw(tokens.bytes[range], escapingTags: false) }
    case .characterData(let range):
      if nesting.outermostForeign != nil { output.appendText(String(decoding: tokens.bytes[range], as: UTF8.self)) }
    case .declaration: break
    case .unfinishedTag(let name, let range):
      output.appendRaw(tokens.bytes[range.lowerBound...], escapingTags: true)
      report(RawMarkupFinding(kind: .unfinishedTag(name), range: range))
    case .unfinishedComment(let range): report(RawMarkupFinding(kind: .unfinishedComment, range: range))
    }
  }
}
