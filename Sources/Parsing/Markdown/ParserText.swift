/// Text as the parser wants it: valid UTF-8, line feeds alone, and one at the end.
struct ParserText {
  let bytes: [UInt8]

  /// Prepares text; what is simple needs nothing but a line feed at its end.
  init(_ text: ArraySlice<UInt8>, isSimple: Bool) {
    var bytes = Array(text)
    if !isSimple {
      if (try? UTF8Span(validating: bytes.span)) == nil { bytes = Array(String(decoding: bytes, as: UTF8.self).utf8) }
      if bytes.contains(0x0D) { bytes = Self.withLineFeeds(bytes) }
      if bytes.contains(0) { bytes = bytes.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] } }
    }
    if bytes.last != 0x0A { bytes.append(0x0A) }
    self.bytes = bytes
  }

  /// Every line keeps its number, whichever way it ends.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
