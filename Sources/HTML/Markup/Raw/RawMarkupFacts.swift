/// An attribute's value, for those who check ids and links.
public struct RawMarkupValue: Hashable, Sendable {
  /// The name of the element, in lower case.
  public let element: String
  /// The name of the attribute, in lower case.
  public let attribute: String
  /// The value; numeric references and the five names of XML are decoded.
  public let value: String
  /// Where the value stands, in the indices of the piece.
  public let range: Range<Int>
  /// Whether the element is an image that says nothing to those who do not see it, not even that there is nothing to say.
  public let isSilent: Bool
}

/// What the tags that were written say about ids and links.
struct RawMarkupFacts: Sendable {
  private(set) var ids: [RawMarkupValue] = []
  private(set) var addresses: [RawMarkupValue] = []

  mutating func note(
    _ attribute: RawMarkupTag.Attribute, _ name: String, of tag: RawMarkupTag, _ bytes: ArraySlice<UInt8>
  ) {
    guard let range = attribute.value else { return }
    let isSilent = tag.name == "img" && name == "src" && !tag.has("alt", in: bytes)
    func value(_ value: String) -> RawMarkupValue {
      RawMarkupValue(element: tag.name, attribute: name, value: value, range: range, isSilent: isSilent)
    }
    if name == "id" { ids.append(value(MarkupReferences.decode(bytes[range]).text)) }
    switch RawAddressAttribute(name, on: tag.name) {
    case .several: addresses += RawAddress.addresses(in: bytes[range]).map(value)
    case .one: addresses.append(value(MarkupReferences.decode(bytes[range]).text))
    case nil: break
    }
  }
}

extension RawMarkupTag {
  fileprivate func has(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
    attributes.contains { bytes[$0.name].lazy.map(\.lowercasedASCII).elementsEqual(name.utf8) }
  }
}
