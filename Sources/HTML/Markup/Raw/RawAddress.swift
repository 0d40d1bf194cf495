/// Whether the addresses that an attribute holds are safe once a browser has read the references in them.
enum RawAddress {
  /// One address: `href`, `src`.
  static func isSafe(_ value: ArraySlice<UInt8>) -> Bool {
    let decoded = MarkupReferences.decode(value)
    return isSettled(decoded) && URLScheme.isSafe(decoded.text)
  }

  /// Several, each with a size: `srcset`.
  ///
  /// An address may hold commas, so what follows one is taken for both, the rest of an address and another.
  static func areSafe(_ value: ArraySlice<UInt8>) -> Bool {
    let decoded = MarkupReferences.decode(value)
    guard decoded.firstUnknown == nil else { return false }
    return decoded.text.utf8.split { $0.isMarkupSpace || $0 == UInt8(ascii: ",") }.allSatisfy {
      URLScheme.isSafe(String(Substring($0)))
    }
  }

  /// The addresses of a `srcset`: each goes up to white space, its size up to a comma.
  static func addresses(in value: ArraySlice<UInt8>) -> [String] {
    let text = Array(MarkupReferences.decode(value).text.utf8)[...]
    return candidates(in: text).map { String(decoding: text[$0], as: UTF8.self) }
  }

  /// Where the addresses of a `srcset` stand, of which the references are read.
  static func candidates(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    let comma = UInt8(ascii: ",")
    var candidates: [Range<Int>] = []
    var rest = text
    while true {
      rest = rest.drop { $0.isMarkupSpace || $0 == comma }
      guard !rest.isEmpty else { return candidates }
      let address = rest.prefix { !$0.isMarkupSpace }
      rest = rest[address.endIndex...]
      if address.last != comma { rest = rest.drop { $0 != comma } }
      let end = address.lastIndex { $0 != comma } ?? address.startIndex
      candidates.append(address.startIndex..<end + 1)
    }
  }

  /// Whether no reference of unknown meaning, such as `&colon;`, can change the scheme, or the type of `data:`.
  private static func isSettled(_ decoded: MarkupReferences.Decoded) -> Bool {
    guard let unknown = decoded.firstUnknown else { return true }
    let ends: [UInt8] = Array("/?#:".utf8)
    guard decoded.text.utf8.prefix(unknown).contains(where: ends.contains) else { return false }
    let start = decoded.text.utf8.lazy.filter { $0 > 0x20 && $0 != 0x7F }.prefix(5).map(\.lowercasedASCII)
    return !start.elementsEqual("data:".utf8)
  }
}
