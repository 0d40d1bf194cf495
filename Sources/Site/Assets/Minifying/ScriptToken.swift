/// A token of a script, with what stood before it.
struct ScriptToken {
  let kind: Kind

  /// Where it stands in the source.
  let bytes: Range<Int>

  /// Whether white space or a comment stands before it.
  let hasGapBefore: Bool

  /// Whether a line ends between it and the token before.
  let hasLineFeedBefore: Bool

  enum Kind: Equatable {
    case word, number, string, regularExpression, punctuator
    /// A template or a part of it; whether it begins after an expression, and whether it ends before one.
    case template(isContinued: Bool, continues: Bool)
    /// A comment that begins with `/*!`, such as a licence.
    case keptComment
  }
}
