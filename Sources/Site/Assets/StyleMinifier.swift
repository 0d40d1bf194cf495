/// Makes a stylesheet smaller: removes comments and collapses white space.
///
///     StyleMinifier.minify("a > b { color: red; /* why */ }")  // a > b{color: red;}
///
/// Strings, `url(…)`, escapes and comments that start with `/*!` stay as they are written.
package enum StyleMinifier {
  /// Returns the smaller stylesheet, or the unchanged text if a string, an address or a comment in it does not end.
  package static func minify(_ source: String) -> String {
    let bytes = Array(source.utf8)
    guard let tokens = StyleTokenizer.tokens(of: bytes) else { return source }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var gap = Gap.none
    // White space means nothing at the start of the stylesheet, and after `{`, `}` and `;`.
    var canDropGap = true
    for token in tokens {
      switch token.kind {
      case .whiteSpace: gap = .space
      case .comment: gap = gap == .space ? .space : .comment
      default:
        if !canDropGap, token.kind != .sign("{") { output.append(contentsOf: gap.text) }
        output.append(contentsOf: bytes[token.bytes])
        gap = .none
        canDropGap = token.kind == .sign("{") || token.kind == .sign("}") || token.kind == .sign(";")
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The white space and comments between two tokens.
  private enum Gap {
    case none, comment, space

    /// The text to write; an empty comment separates tokens that would otherwise merge: `a/**/b`.
    var text: String.UTF8View {
      switch self {
      case .none: "".utf8
      case .comment: "/**/".utf8
      case .space: " ".utf8
      }
    }
  }
}
