import Diagnostics

/// Text as the parser wants it: valid UTF-8, line feeds alone, and one at the end.
struct ParserText {
  let bytes: ArraySlice<UInt8>

  /// Prepares text; what is simple needs nothing but a line feed at its end, and most texts have one.
  ///
  /// What is no text becomes U+FFFD as CommonMark says, or where `keepsOffsets`, one `?` a byte: an article that holds such bytes is
  /// an error anyway, and its other errors want their places.
  init(_ text: ArraySlice<UInt8>, isSimple: Bool, isValid: Bool, keepsOffsets: Bool) {
    if isSimple, text.last == 0x0A {
      bytes = text
      return
    }
    var bytes = Array(text)
    if !isSimple {
      if text.fastFirstIndex(of: 0) != nil {
        bytes = bytes.flatMap { $0 != 0 ? [$0] : keepsOffsets ? [0x3F] : Array("\u{FFFD}".utf8) }
      }
      if !isValid {
        if keepsOffsets {
          Self.replaceInvalid(in: &bytes)
        } else {
          bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
        }
      }
      if text.fastFirstIndex(of: 0x0D) != nil { bytes = Self.withLineFeeds(bytes) }
    }
    if bytes.last != 0x0A { bytes.append(0x0A) }
    self.bytes = bytes[...]
  }

  /// Puts `?` in the place of every byte that is part of no character.
  private static func replaceInvalid(in bytes: inout [UInt8]) {
    var at = 0
    while at < bytes.count {
      let length = bytes[at] < 0x80 ? 1 : bytes[at] < 0xE0 ? 2 : bytes[at] < 0xF0 ? 3 : 4
      let character = bytes[at..<min(at + length, bytes.count)]
      if character.count == length, String(validating: character, as: UTF8.self) != nil {
        at += length
      } else {
        bytes[at] = UInt8(ascii: "?")
        at += 1
      }
    }
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
