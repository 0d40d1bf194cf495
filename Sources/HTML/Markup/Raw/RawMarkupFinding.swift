/// Something that a filter changed in somebody's markup.
public struct RawMarkupFinding: Hashable, Sendable {
  /// What was changed.
  public enum Kind: Hashable, Sendable {
    /// A tag that may not stand here was left out.
    case removedElement(String)
    /// An attribute that may not stand on this element was left out.
    case removedAttribute(String, on: String)
    /// An attribute whose address would run code was left out.
    case removedAddress(attribute: String, on: String)
    /// An element was closed because what holds it ends.
    case unclosed(String)
    /// An end tag that closes nothing was left out.
    case strayEnd(String)
    /// A tag without its `>` is shown as text, with all that follows it.
    case unfinishedTag(String)
    /// A comment or declaration without its end was left out, with all that follows it.
    case unfinishedComment
    /// A tag was left out because elements lie too deep in one another.
    case tooDeep(String)
  }

  /// What was changed.
  public let kind: Kind
  /// Where, in the indices of the piece: the tag or the attribute; for an unclosed element, the tag that opened it.
  public let range: Range<Int>

  /// The finding as one sentence without a full stop.
  public var message: String { kind.message }
}

extension RawMarkupFinding.Kind {
  /// The finding as one sentence without a full stop.
  public var message: String {
    switch self {
    case .removedElement(let name): "<\(Self.shown(name))> is not allowed here and was left out"
    case .removedAttribute(let name, let element):
      "the attribute \(Self.shown(name)) is not allowed on <\(Self.shown(element))> and was left out"
    case .removedAddress(let name, let element):
      "the address in \(Self.shown(name)) of <\(Self.shown(element))> could run code and was left out"
    case .unclosed(let name): "<\(Self.shown(name))> is not closed where it was opened, so it was closed for you"
    case .strayEnd(let name): "</\(Self.shown(name))> closes nothing that was opened here and was left out"
    case .unfinishedTag(let name): "the tag <\(Self.shown(name)) has no >, so it is shown as text"
    case .unfinishedComment: "a comment or declaration has no end, so it was left out with all that follows it"
    case .tooDeep(let name):
      "<\(Self.shown(name))> lies more than \(RawMarkupNesting.limit) elements deep and was left out"
    }
  }

  /// Names can be as long as the page, and hold anything.
  private static func shown(_ name: String) -> String {
    let plain = String.UnicodeScalarView(name.unicodeScalars.prefix(40).map { $0.value < 0x20 ? "\u{FFFD}" : $0 })
    return String(plain) + (name.unicodeScalars.count > 40 ? "…" : "")
  }
}
