import Texts

/// A parser that splits an HTML page into tags and text, like a browser.
///
/// ```swift
/// var reader = PageReader(Array("<a href='/b/'>B</a>".utf8))
/// while let piece = reader.next() { … }  // start(a), text(B), end(a)
/// ```
package struct PageReader: Sendable {
  /// A tag or a run of text.
  package enum Piece: Sendable {
    /// A start tag.
    case start(Tag)
    /// An end tag with its name.
    case end(String)
    /// Text, with undecoded character references.
    case text(ArraySlice<UInt8>)
    /// A comment, with its `<!--` and `-->`.
    case comment(ArraySlice<UInt8>)
  }

  /// A start tag.
  package struct Tag: Sendable {
    /// The name, in lower case.
    package let name: String
    /// Whether the name has a capital letter in the page, like the components of JavaScript frameworks.
    package let isCapitalized: Bool
    /// The attributes in the order of the page, with undecoded character references.
    package let attributes: [(name: String, value: ArraySlice<UInt8>)]

    init(_ tag: RawMarkupTag, in tokens: RawMarkupTokens) {
      name = tag.name
      isCapitalized = tokens.byte(at: tag.range.lowerBound + 1).map { $0 != $0.lowercasedASCII } ?? false
      attributes = tag.attributes.map { attribute in
        (tokens.name(attribute.name), attribute.value.map { tokens.bytes[$0] } ?? [])
      }
    }

    /// The value of an attribute, or `nil` if the tag does not have it.
    package subscript(name: String) -> String? {
      attributes.first { $0.name == name }.map { CharacterReferences.decodedAttribute($0.value) }
    }

    /// The URLs that the tag links to or loads, with the names of their attributes; a `srcset` can have several.
    package var addresses: [(attribute: String, address: String)] {
      attributes.flatMap { attribute -> [(attribute: String, address: String)] in
        switch RawAddressAttribute(attribute.name, on: name) {
        case .several: RawAddress.addresses(in: attribute.value).map { (attribute.name, $0) }
        case .one: [(attribute.name, CharacterReferences.decodedAttribute(attribute.value))]
        case nil: []
        }
      }
    }
  }

  /// Returns whether browsers begin a new line at an element.
  package static func isBlock(_ name: String) -> Bool { ElementNames.block.contains(name) }

  /// Returns whether an element has no content and no end tag.
  package static func isVoid(_ name: String) -> Bool { ElementNames.void.contains(name) }

  /// The offset of the next piece.
  package var position: Int { tokens.position }

  private var tokens: RawMarkupTokens
  /// The last opened element, if its content is raw text.
  private var rawText: String?

  /// Creates a reader for the bytes of a page.
  package init(_ bytes: [UInt8]) {
    tokens = RawMarkupTokens(bytes[...])
  }

  /// Returns the next piece, or `nil` at the end of the page.
  package mutating func next() -> Piece? {
    if let name = rawText.take() {
      var script = ScriptState.plain
      return .text(tokens.bytes[tokens.skipRawContent(of: name, &script)])
    }
    while let token = tokens.next() {
      switch token {
      case .text(let range), .characterData(let range): return .text(tokens.bytes[range])
      case .start(let tag):
        if ElementNames.rawText.contains(tag.name) { rawText = tag.name }
        return .start(Tag(tag, in: tokens))
      case .end(let tag): return .end(tag.name)
      case .comment(let range): return .comment(tokens.bytes[range])
      case .declaration, .unfinishedTag, .unfinishedComment: continue
      }
    }
    return nil
  }
}
