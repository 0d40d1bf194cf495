import Highlighting
import Markup

extension MarkupBuffer {
  /// Appends highlighted text, with a `<span>` for each token that is not plain.
  mutating func append(_ tokens: [Token], of text: [UInt8], from start: Int) {
    // A local copy avoids a check per token whether the static constant is initialized.
    let tags = Self.tags
    var start = start
    for token in tokens {
      append(token.kind, text.span.extracting(start..<token.end), tags)
      start = token.end
    }
  }

  /// Appends a range of text as one token.
  mutating func append(_ kind: TokenKind, _ text: [UInt8], _ range: Range<Int>) {
    append(kind, text.span.extracting(range), Self.tags)
  }

  @inline(__always)
  private mutating func append(_ kind: TokenKind, _ text: borrowing Span<UInt8>, _ tags: TokenTags) {
    if kind == .plain { return appendText(text) }
    append(tags.openings[Int(kind.rawValue)])
    appendText(text)
    append(tags.closing)
  }

  /// The start tag of each kind of token, and the common end tag.
  private struct TokenTags: Sendable {
    let openings = TokenKind.allCases.map { ShortMarkup(opening(of: $0)) }
    let closing = ShortMarkup("</span>")
  }

  private static let tags = TokenTags()

  private static func opening(of kind: TokenKind) -> StaticString {
    switch kind {
    case .plain: "<span>"
    case .keyword: "<span class=\"hl-keyword\">"
    case .type: "<span class=\"hl-type\">"
    case .function: "<span class=\"hl-function\">"
    case .macro: "<span class=\"hl-macro\">"
    case .variable: "<span class=\"hl-variable\">"
    case .property: "<span class=\"hl-property\">"
    case .constant: "<span class=\"hl-constant\">"
    case .literal: "<span class=\"hl-literal\">"
    case .number: "<span class=\"hl-number\">"
    case .string: "<span class=\"hl-string\">"
    case .escape: "<span class=\"hl-escape\">"
    case .interpolation: "<span class=\"hl-interpolation\">"
    case .regex: "<span class=\"hl-regex\">"
    case .comment: "<span class=\"hl-comment\">"
    case .attribute: "<span class=\"hl-attribute\">"
    case .directive: "<span class=\"hl-directive\">"
    case .tag: "<span class=\"hl-tag\">"
    case .heading: "<span class=\"hl-heading\">"
    case .emphasis: "<span class=\"hl-emphasis\">"
    case .strong: "<span class=\"hl-strong\">"
    case .link: "<span class=\"hl-link\">"
    case .inserted: "<span class=\"hl-inserted\">"
    case .deleted: "<span class=\"hl-deleted\">"
    case .prompt: "<span class=\"hl-prompt\">"
    case .output: "<span class=\"hl-output\">"
    }
  }
}
