/// A change that a filter made to raw markup.
package struct RawMarkupFinding: Hashable, Sendable {
  /// A kind of change.
  package enum Kind: Hashable, Sendable {
    /// A tag that is not allowed was removed.
    case removedElement(String)
    /// An attribute that is not allowed on its element was removed.
    case removedAttribute(String, on: String)
    /// A declaration of a `style` attribute was removed because of its property, or of its value.
    case removedStyle(String, on: String, isForValue: Bool)
    /// An attribute with an unsafe URL was removed.
    case removedAddress(attribute: String, on: String)
    /// An unclosed element was closed at the end of its scope; in trusted markup, it stays open.
    case unclosed(String)
    /// A stray end tag was removed; in trusted markup, it is copied.
    case strayEnd(String)
    /// A tag without its `>` is shown as text, with everything after it; in trusted markup, it is copied.
    case unfinishedTag(String)
    /// A comment or declaration without its end was removed, with everything after it; in trusted markup, it is copied.
    case unfinishedComment
    /// A tag was removed because elements were nested too deeply.
    case tooDeep(String)
  }

  /// The kind of change.
  package let kind: Kind
  /// The range of the tag or attribute in the piece; for an unclosed element, the range of its start tag.
  package let range: Range<Int>
  /// Whether the markup is trusted, so that it was copied.
  var isTrusted = false

  /// The finding as a sentence without a full stop.
  package var message: String { isTrusted ? kind.trustedMessage : kind.message }

  /// How to keep what was removed.
  package var advice: String? {
    guard !isTrusted, case .removedElement(let name) = kind else { return nil }
    return RawMarkupPolicy.neverAllowed.contains(name)
      ? "put it in a hook, such as `Templates/partials/hooks/body-end.mustache`, or write `html: trusted` in `site.yml`"
      : "write `html: {allow: [\(name)]}` in `site.yml` to keep it"
  }
}

extension RawMarkupFinding.Kind {
  /// The finding as a sentence without a full stop.
  package var message: String {
    switch self {
    case .removedElement(let name): "<\(Self.shown(name))> is not allowed here and was removed"
    case .removedAttribute(let name, let element):
      "the attribute \(Self.shown(name)) is not allowed on <\(Self.shown(element))> and was removed"
    case .removedStyle(let name, let element, let isForValue):
      isForValue
        ? "the value of the style \(Self.shown(name)) on <\(Self.shown(element))> is not allowed and was removed"
        : "the style \(Self.shown(name)) is not allowed on <\(Self.shown(element))> and was removed"
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

  /// The finding about trusted markup, which was copied.
  fileprivate var trustedMessage: String {
    switch self {
    case .unclosed(let name): "<\(Self.shown(name))> has no end tag in its block; it is copied as it is"
    case .strayEnd(let name): "no element here is open for </\(Self.shown(name))>; it is copied as it is"
    case .unfinishedTag(let name): "the tag <\(Self.shown(name)) has no >; it is copied as it is"
    case .unfinishedComment: "a comment or declaration is not closed; it is copied as it is"
    default: message
    }
  }

  /// Returns a name cut to 40 characters, without control characters.
  private static func shown(_ name: String) -> String {
    let plain = String.UnicodeScalarView(name.unicodeScalars.prefix(40).map { $0.value < 0x20 ? "\u{FFFD}" : $0 })
    return String(plain) + (name.unicodeScalars.count > 40 ? "…" : "")
  }
}
