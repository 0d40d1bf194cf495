import Diagnostics

/// A text on a page that its author most likely meant as Markdown: `[[Wiki]]`, `[a][b]`, `[^9]`, `{.wide}` or `| a | b |`.
struct PlainSyntax: Hashable {
  enum Kind: Int {
    case wikiLink, reference, footnote, traits, table
  }

  let kind: Kind
  let text: String

  /// Returns what a piece of text of a page contains; `followsImage` is whether an image is directly before it.
  static func find(in text: ArraySlice<UInt8>, followsImage: Bool) -> [PlainSyntax] {
    let mayHaveSigns = stride(from: 0, to: text.count, by: 8).contains {
      EightBytes(upTo: text.span, at: $0).mayHoldBracket
    }
    guard mayHaveSigns else { return [] }
    // The patterns take long, and few texts have the signs with which one of them begins.
    var (hasLink, hasReference, hasFootnote, hasTable) = (false, false, false, false)
    var previous = UInt8(ascii: "\n")
    for byte in text {
      switch (previous, byte) {
      case (UInt8(ascii: "["), UInt8(ascii: "[")): hasLink = true
      case (UInt8(ascii: "]"), UInt8(ascii: "[")): hasReference = true
      case (UInt8(ascii: "["), UInt8(ascii: "^")): hasFootnote = true
      case (UInt8(ascii: "\n"), UInt8(ascii: "|")): hasTable = true
      default: break
      }
      previous = byte
    }
    let hasTraits = followsImage && text.first == UInt8(ascii: "{")
    guard hasLink || hasReference || hasFootnote || hasTable || hasTraits else { return [] }
    let piece = String(decoding: text, as: UTF8.self)
    var found: [PlainSyntax] = []
    func add(_ kind: Kind, if hasSigns: Bool, _ pattern: @autoclosure () -> Regex<(Substring, Substring)>) {
      guard hasSigns else { return }
      found += piece.matches(of: pattern()).map { PlainSyntax(kind: kind, text: String($0.output.1)) }
    }
    add(.wikiLink, if: hasLink, /(\[\[[^\[\]\n]{0,40}\w[^\[\]\n]{0,40}\]\])/)
    // A bracket behind a word is more likely an index: `a[1][2]`.
    add(
      .reference, if: hasReference,
      /(?:^|[\s(“"'])(\[[^\[\]\n]{1,80}\]\[[^\[\]\n]{1,80}\])/.anchorsMatchLineEndings())
    add(.footnote, if: hasFootnote, /(?:^|[^\[])(\[\^[\w-]{1,30}\])/.anchorsMatchLineEndings())
    // Each line of a table matches by itself.
    add(.table, if: hasTable, /^(\|[^\n]*\|[^\n]*\|[ \t]*)$/.anchorsMatchLineEndings())
    add(.traits, if: hasTraits, /^(\{[.#]?[A-Za-z][^{}\n]{0,80}\})/)
    return found
  }

  /// How to write what the author meant.
  var advice: String {
    switch kind {
    case .wikiLink: "write a link: `[text](file.md)`"
    case .reference: "define the address in a line of its own: `[name]: /address/`"
    case .footnote: "write the footnote in a line of its own: `\(text): …`"
    case .traits: "write `inline_attributes: true` in `site.yml`, or put the braces on a line below the block"
    case .table:
      "write a line such as `| --- | --- |` below the first row, with as many cells, and an empty line above it"
    }
  }
}
