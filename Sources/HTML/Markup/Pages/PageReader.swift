/// A page of HTML piece by piece, as a browser takes it apart: tags, and the text between them.
///
/// ```swift
/// var reader = PageReader(Array("<a href='/b/'>B</a>".utf8))
/// while let piece = reader.next() { … }  // start(a), text(B), end(a)
/// ```
public struct PageReader: Sendable {
  /// A piece of a page.
  public enum Piece: Sendable {
    /// A start tag.
    case start(Tag)
    /// An end tag, by its name.
    case end(String)
    /// Text, with its references as they are written.
    case text(ArraySlice<UInt8>)
  }

  /// A start tag.
  public struct Tag: Sendable {
    /// Its name, in lower case.
    public let name: String
    private let attributes: [(name: String, value: ArraySlice<UInt8>)]

    init(_ tag: RawMarkupTag, in tokens: RawMarkupTokens) {
      name = tag.name
      attributes = tag.attributes.map { attribute in
        (tokens.name(attribute.name), attribute.value.map { tokens.bytes[$0] } ?? [])
      }
    }

    /// The value of an attribute; nothing where the tag does not have it.
    public subscript(name: String) -> String? {
      attributes.first { $0.name == name }.map { MarkupReferences.decode($0.value).text }
    }

    /// The addresses that the tag links to or loads, each candidate of a `srcset` among them, with the names of their attributes.
    public var addresses: [(attribute: String, address: String)] {
      attributes.flatMap { attribute -> [(attribute: String, address: String)] in
        switch RawAddressAttribute(attribute.name, on: name) {
        case .several: RawAddress.addresses(in: attribute.value).map { (attribute.name, $0) }
        case .one: [(attribute.name, MarkupReferences.decode(attribute.value).text)]
        case nil: []
        }
      }
    }
  }

  private var tokens: RawMarkupTokens
  /// The element that has just begun, if what it holds is no markup.
  private var rawText: String?

  /// Takes the bytes of a page.
  public init(_ bytes: [UInt8]) {
    tokens = RawMarkupTokens(bytes[...])
  }

  /// The next piece, or nothing at the end of the page.
  public mutating func next() -> Piece? {
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
      case .comment, .declaration, .unfinishedTag, .unfinishedComment: continue
      }
    }
    return nil
  }
}
