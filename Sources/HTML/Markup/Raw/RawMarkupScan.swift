import Texts

/// The effects of a piece of raw HTML on the markup around it.
///
/// ```swift
/// RawMarkupScan(Array("</div><div id=\"a\">".utf8)[...], .safe())
/// // strayEnds: div, opened: div, ids: a
/// ```
package struct RawMarkupScan: Hashable, Sendable {
  /// A tag with its range.
  package struct Tag: Hashable, Sendable {
    /// The name, in lower case.
    package let name: String
    /// The range in the piece.
    package let range: Range<Int>
  }

  /// The start tags of elements that the piece leaves open, outermost first.
  package let opened: [Tag]
  /// The end tags without a start tag in the piece, in order.
  package let strayEnds: [Tag]
  /// The ids in the piece, in order.
  package let ids: [RawMarkupValue]
  /// The values of `name` on `<a>`, an older form of ids: `<a name="part">`.
  package let linkNames: [String]
  /// The URLs in the piece, in order; each candidate of a `srcset` counts.
  package let addresses: [RawMarkupValue]
  /// Whether the piece shows nothing: it has only comments, declarations and white space.
  package let isBlank: Bool

  /// Scans a piece like a new filter with this policy.
  package init(_ piece: ArraySlice<UInt8>, _ policy: RawMarkupPolicy) {
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
    linkNames = filter.facts?.linkNames ?? []
    addresses = filter.facts?.addresses ?? []
    isBlank = Self.isBlank(piece, policy)
  }

  /// Returns whether a piece is the comment `<!--more-->`.
  package static func isMoreMark(_ piece: ArraySlice<UInt8>) -> Bool {
    let comment = piece.trimmed(where: \.isMarkupSpace)
    guard comment.starts(with: "<!--".utf8), comment.count > 7, comment.suffix(3).elementsEqual("-->".utf8) else {
      return false
    }
    return comment.dropFirst(4).dropLast(3).trimmed(where: \.isMarkupSpace).elementsEqual("more".utf8)
  }

  /// Returns a piece without an attribute and the white space before it.
  package static func removing(attribute name: String, from piece: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var tokens = RawMarkupTokens(piece)
    var kept: [UInt8] = []
    var copied = piece.startIndex
    while let token = tokens.next() {
      guard case .start(let tag) = token else { continue }
      for attribute in tag.attributes where tokens.name(attribute.name) == name {
        let space = piece[copied..<attribute.range.lowerBound].reversed().prefix(while: \.isMarkupSpace).count
        kept += piece[copied..<attribute.range.lowerBound - space]
        copied = attribute.range.upperBound
      }
    }
    return copied == piece.startIndex ? piece : (kept + piece[copied...])[...]
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
}

/// An attribute value with an id or a URL.
package struct RawMarkupValue: Hashable, Sendable {
  /// The name of the element, in lower case.
  package let element: String
  /// The name of the attribute, in lower case.
  package let attribute: String
  /// The value, with numeric references and the five names of XML decoded.
  package let value: String
  /// The range of the value in the piece.
  package let range: Range<Int>
  /// Whether the element is an image without an `alt` attribute.
  package let lacksAltText: Bool
}

/// The ids, names of links and URLs in the tags that the filter wrote.
struct RawMarkupFacts: Sendable {
  private(set) var ids: [RawMarkupValue] = []
  private(set) var linkNames: [String] = []
  private(set) var addresses: [RawMarkupValue] = []

  mutating func record(
    _ attribute: RawMarkupTag.Attribute, _ name: String, of tag: RawMarkupTag, _ bytes: ArraySlice<UInt8>
  ) {
    guard let range = attribute.value else { return }
    let lacksAltText = tag.name == "img" && name == "src" && !tag.has("alt", in: bytes)
    func value(_ value: String) -> RawMarkupValue {
      RawMarkupValue(element: tag.name, attribute: name, value: value, range: range, lacksAltText: lacksAltText)
    }
    if name == "id" { ids.append(value(CharacterReferences.decodedAttribute(bytes[range]))) }
    if name == "name", tag.name == "a" { linkNames.append(CharacterReferences.decodedAttribute(bytes[range])) }
    switch RawAddressAttribute(name, on: tag.name) {
    case .several: addresses += RawAddress.addresses(in: bytes[range]).map(value)
    case .one: addresses.append(value(CharacterReferences.decodedAttribute(bytes[range])))
    case nil: break
    }
  }
}

extension RawMarkupTag {
  fileprivate func has(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
    attributes.contains { bytes[$0.name].lazy.map(\.lowercasedASCII).elementsEqual(name.utf8) }
  }
}
