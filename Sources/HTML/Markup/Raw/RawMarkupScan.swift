/// What a piece of raw HTML does to what stands beside it, told without writing it.
///
/// ```swift
/// RawMarkupScan(Array("</div><div id=\"a\">".utf8)[...], .safe())
/// // strayEnds: div, opened: div, ids: a
/// ```
public struct RawMarkupScan: Hashable, Sendable {
  /// A tag by its name, in lower case, and its place.
  public struct Tag: Hashable, Sendable {
    /// The name, in lower case.
    public let name: String
    /// Where it stands, in the indices of the piece.
    public let range: Range<Int>
  }

  /// The start tags of the elements that the piece leaves open, the outermost first.
  public let opened: [Tag]
  /// The end tags that close nothing within the piece, in order.
  public let strayEnds: [Tag]
  /// The ids that the piece sets, in order.
  public let ids: [RawMarkupValue]
  /// The addresses that the piece links to or loads, in order, each candidate of a `srcset` among them.
  public let addresses: [RawMarkupValue]
  /// Whether a reader sees nothing of the piece, for it holds only comments, declarations and white space.
  public let isBlank: Bool

  /// Looks at a piece as a filter with this policy and nothing open would.
  public init(_ piece: ArraySlice<UInt8>, _ policy: RawMarkupPolicy) {
    var filter = RawMarkupFilter(policy)
    filter.facts = RawMarkupFacts()
    var output = MarkupBuffer(capacity: 64)
    var strayEnds: [Tag] = []
    filter.write(piece, to: &output) { finding in
      if case .strayEnd(let name) = finding.kind { strayEnds.append(Tag(name: name, range: finding.range)) }
    }
    opened = filter.nesting.elements.map { Tag(name: $0.name, range: $0.range) }
    self.strayEnds = strayEnds
    ids = filter.facts?.ids ?? []
    addresses = filter.facts?.addresses ?? []
    isBlank = Self.isBlank(piece, policy)
  }

  /// Whether a piece is the comment `<!--more-->`.
  public static func isMoreMark(_ piece: ArraySlice<UInt8>) -> Bool {
    let comment = trimmed(piece)
    guard comment.starts(with: "<!--".utf8), comment.count > 7, comment.suffix(3).elementsEqual("-->".utf8) else {
      return false
    }
    return trimmed(comment.dropFirst(4).dropLast(3)).elementsEqual("more".utf8)
  }

  private static func isBlank(_ piece: ArraySlice<UInt8>, _ policy: RawMarkupPolicy) -> Bool {
    guard policy != .escape else { return piece.allSatisfy(\.isMarkupSpace) }
    var tokens = RawMarkupTokens(piece)
    while let token = tokens.next() {
      switch token {
      case .text(let range): if !piece[range].allSatisfy(\.isMarkupSpace) { return false }
      case .comment, .characterData, .declaration, .unfinishedComment: continue
      case .start, .end, .unfinishedTag: return false
      }
    }
    return true
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = bytes.lastIndex(where: { !$0.isMarkupSpace }) else { return [] }
    return bytes[...last].drop(while: \.isMarkupSpace)
  }
}
