/// A change that a filter made to raw markup.
package struct RawMarkupFinding: Hashable, Sendable {
  /// A kind of change.
  package enum Kind: Hashable, Sendable {
    /// A tag that is not allowed was removed.
    case removedElement(String)
    /// An attribute that is not allowed on its element was removed.
    case removedAttribute(String, on: String)
    /// An attribute with an unsafe URL was removed.
    case removedAddress(attribute: String, on: String)
    /// An unclosed element was closed at the end of its scope.
    case unclosed(String)
    /// A stray end tag was removed.
    case strayEnd(String)
    /// A tag without its `>` is shown as text, with everything after it.
    case unfinishedTag(String)
    /// A comment or declaration without its end was removed, with everything after it.
    case unfinishedComment
    /// A tag was removed because elements were nested too deeply.
    case tooDeep(String)
  }

  /// The kind of change.
  package let kind: Kind
  /// The range of the tag or attribute in the piece; for an unclosed element, the range of its start tag.
  package let range: Range<Int>

  /// The finding as a sentence without a full stop.
  package var message: String { kind.message }
}

extension RawMarkupFinding.Kind {
  /// The finding as a sentence without a full stop.
  package var message: String {
    switch self {
    case .removedElement(let name): "<\(Self.shown(name))> is not allowed here and was removed"
    case .removedAttribute(let name, let element):
      "the attribute \(Self.shown(name)) is not allowed on <\(Self.shown(element))> and was removed"
    case .removedAddress(let name, let element):
      "the address in \(Self.shown(name)) of <\(Self.shown(element))> could run code and was removed"
    case .unclosed(let name): "<\(Self.shown(name))> has no end tag in its block, so Garland added one"
    case .strayEnd(let name): "</\(Self.shown(name))> was removed, because no open element here has this name"
    case .unfinishedTag(let name): "the tag <\(Self.shown(name)) has no >, so it is shown as text"
    case .unfinishedComment: "a comment or declaration is not closed, so it and everything after it were removed"
    case .tooDeep(let name):
      "<\(Self.shown(name))> is nested more than \(RawMarkupNesting.limit) elements deep and was removed"
    }
  }

  /// Returns a name cut to 40 characters, without control characters.
  private static func shown(_ name: String) -> String {
    let plain = String.UnicodeScalarView(name.unicodeScalars.prefix(40).map { $0.value < 0x20 ? "\u{FFFD}" : $0 })
    return String(plain) + (name.unicodeScalars.count > 40 ? "…" : "")
  }
}
