/// The text of a paragraph in Markdown.
///
/// Emphasis that Markdown cannot express at its place, such as `a**„b“**c`, becomes a tag.
package struct InlineMarkdown {
  private let pieces: [InlinePieces.Piece]
  /// What a line break becomes.
  private let lineBreak: String
  /// The index of the other end of each mark.
  private let ends: [Int: Int]

  /// Returns the lines of a paragraph; empty if it shows nothing.
  package static func paragraph(_ nodes: [HTMLNode]) -> String {
    let text = InlineMarkdown(InlinePieces(nodes).pieces, lineBreak: "\\\n").text
    guard text.contains(where: { !$0.isWhitespace }) else { return "" }
    return text.lines.map(MarkdownEscape.line).joined(
      separator: "\n")
  }

  /// Returns a text on one line, for a heading or a cell of a table.
  package static func line(_ nodes: [HTMLNode]) -> String {
    InlineMarkdown(InlinePieces(nodes).pieces, lineBreak: "<br>").text
  }

  private init(_ pieces: [InlinePieces.Piece], lineBreak: String) {
    (self.pieces, self.lineBreak) = (pieces, lineBreak)
    var (starts, ends): ([Int: Int], [Int: Int]) = ([:], [:])
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .start(let mark): starts[mark.id] = index
      case .end(let mark): if let start = starts[mark.id] { (ends[start], ends[index]) = (index, start) }
      default: continue
      }
    }
    self.ends = ends
  }

  private var text: String {
    pieces.indices.map { index in
      switch pieces[index] {
      case .text(let text): MarkdownEscape.text(text, before: last(before: index), after: first(behind: index))
      case .markup(let text): text
      case .lineBreak: lineBreak
      case .start(let mark): signs(of: mark, at: index).start
      case .end(let mark): signs(of: mark, at: ends[index] ?? index).end
      }
    }.joined()
  }

  // MARK: Marks

  private func signs(of mark: InlinePieces.Mark, at start: Int) -> (start: String, end: String) {
    switch mark.kind {
    case .html(let start, let end): return (start, end)
    case .link(let address, let title):
      return ("[", "](\(MarkdownEscape.address(address))\(MarkdownEscape.title(title)))")
    case .strong: return emphasis(at: start, count: 2) ?? ("<strong>", "</strong>")
    case .emphasis: return emphasis(at: start, count: 1) ?? ("<em>", "</em>")
    case .strike:
      var isBehindStrike = false
      if start > 0, case .end(let mark) = pieces[start - 1] { isBehindStrike = mark.kind == .strike }
      return isExpressible(at: start) && !isBehindStrike ? ("~~", "~~") : ("<del>", "</del>")
    }
  }

  private enum Neighbor { case space, punctuation, letter, symbol }

  /// Returns the asterisks or underscores around emphasis, or `nil` where Markdown would not read them.
  private func emphasis(at start: Int, count: Int) -> (start: String, end: String)? {
    guard isExpressible(at: start), let end = ends[start] else { return nil }
    // Markdown counts tildes beside asterisks as punctuation, also where a letter follows them.
    if [start - 1, start + 1, end - 1, end + 1].contains(where: isStrike) { return nil }
    // Runs of asterisks of two marks would be one run.
    if start > 0, case .end(let mark) = pieces[start - 1], mark.isEmphasis { return nil }
    var touches = false
    if start > 0, case .start(let mark) = pieces[start - 1] { touches = mark.isEmphasis }
    if end + 1 < pieces.count, case .end(let mark) = pieces[end + 1], mark.isEmphasis { touches = true }
    guard touches else {
      let signs = String(repeating: "*", count: count)
      return (signs, signs)
    }
    let outside = [Self.neighbor(last(before: start)), Self.neighbor(first(behind: end))]
    let signs = String(repeating: "_", count: count)
    return outside.allSatisfy { $0 == .space || $0 == .punctuation } ? (signs, signs) : nil
  }

  /// Whether a piece is the start or the end of struck text.
  private func isStrike(_ index: Int) -> Bool {
    guard pieces.indices.contains(index) else { return false }
    switch pieces[index] {
    case .start(let mark), .end(let mark): return mark.kind == .strike
    default: return false
    }
  }

  /// Whether CommonMark would read signs as the start and the end of emphasis.
  private func isExpressible(at start: Int) -> Bool {
    guard let end = ends[start] else { return false }
    func isFree(_ inside: Neighbor, _ outside: Neighbor) -> Bool {
      inside == .letter || inside != .space && (outside == .space || outside == .punctuation)
    }
    return isFree(Self.neighbor(first(behind: start)), Self.neighbor(last(before: start)))
      && isFree(Self.neighbor(last(before: end)), Self.neighbor(first(behind: end)))
  }

  private static func neighbor(_ character: Character?) -> Neighbor {
    guard let character, !character.isWhitespace else { return .space }
    if character.isLetter || character.isNumber { return .letter }
    return character.isPunctuation || character.isASCII ? .punctuation : .symbol
  }

  /// The last character before a piece.
  private func last(before index: Int) -> Character? {
    guard index > 0 else { return nil }
    switch pieces[index - 1] {
    case .text(let text), .markup(let text): return text.last
    case .lineBreak: return nil
    case .start(let mark): return Self.isTag(mark) ? ">" : "["
    case .end(let mark): return Self.isTag(mark) ? ">" : ")"
    }
  }

  /// The first character behind a piece.
  private func first(behind index: Int) -> Character? {
    guard index + 1 < pieces.count else { return nil }
    switch pieces[index + 1] {
    case .text(let text), .markup(let text): return text.first
    case .lineBreak: return nil
    case .start(let mark): return Self.isTag(mark) ? "<" : "["
    case .end(let mark): return Self.isTag(mark) ? "<" : "]"
    }
  }

  private static func isTag(_ mark: InlinePieces.Mark) -> Bool { if case .html = mark.kind { true } else { false } }
}
