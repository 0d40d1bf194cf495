/// A token of a style sheet, by the definitions of CSS Syntax Level 3.
struct StyleToken {
  let kind: Kind

  /// Where it stands in the source.
  let bytes: Range<Int>

  enum Kind: Equatable {
    case whiteSpace, comment, identifier, function, atKeyword, hash, string, url, number, percentage, dimension
    /// `<!--` or `-->`.
    case htmlComment
    /// A comment that begins with `/*!`, such as a licence.
    case keptComment
    /// Any other character, by itself.
    case sign(UInt8)

    static func sign(_ character: Unicode.Scalar) -> Kind { .sign(UInt8(ascii: character)) }
  }

  /// Whether browsers see it at all; white space they see only between others.
  var isSignificant: Bool { kind != .whiteSpace && kind != .comment && kind != .keptComment }
}
