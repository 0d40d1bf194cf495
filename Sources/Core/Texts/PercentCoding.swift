extension ByteSet {
  /// The bytes that mean nothing in any part of a URL: letters, digits, `-`, `.`, `_` and `~`.
  package static let unreserved: ByteSet = "a-zA-Z0-9._~-"

  /// The bytes that a browser shows as they are in the path of a URL; bytes outside ASCII are among them.
  package static let inPath = !(ByteSet(0x00...0x20) + "\u{7F}%#?\"<>`\\^{|}")
}

extension String {
  /// Returns the text with `%XX` for each byte of its UTF-8 that is not in a set.
  ///
  ///     "a/b c".percentEncoded(keeping: .unreserved)  // a%2Fb%20c
  package func percentEncoded(keeping kept: ByteSet) -> String {
    let text = utf8Span.span
    guard let first = text.indices.first(where: { !kept.contains(text[$0]) }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + 16)
    for at in text.indices {
      if at < first || kept.contains(text[at]) {
        bytes.append(text[at])
      } else {
        let (high, low) = text[at].hexadecimalDigits
        bytes.append(UInt8(ascii: "%"))
        bytes.append(high)
        bytes.append(low)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text with `%XX` for each byte of its UTF-8 that is in a set.
  ///
  ///     "a (b)".percentEncoded(only: " ")  // a%20(b)
  package func percentEncoded(only bytes: ByteSet) -> String { percentEncoded(keeping: !bytes) }

  /// The text with its percent-encoding decoded; a `%` without two hexadecimal digits stays.
  ///
  ///     "a%20b 50%".percentDecoded  // a b 50%
  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = rest.escapedByte {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring.UTF8View {
  /// The bytes with their percent-encoding decoded; `nil` if two hexadecimal digits are missing behind a `%`.
  package var strictlyPercentDecoded: [UInt8]? {
    var bytes: [UInt8] = []
    var rest = self
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = rest.escapedByte else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// The byte that the two hexadecimal digits at the start stand for.
  fileprivate var escapedByte: UInt8? {
    guard let high = first?.hexadecimalValue, let low = dropFirst().first?.hexadecimalValue else { return nil }
    return high << 4 | low
  }
}
