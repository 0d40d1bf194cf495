/// What tags open and close with: `{{` and `}}` until a tag sets something else.
struct Delimiters: Sendable, Equatable {
  var opening: [UInt8] = Array("{{".utf8)
  var closing: [UInt8] = Array("}}".utf8)

  /// How many bytes each has at most, for a long one would have to be compared at every byte of the template.
  private static let lengthLimit = 16

  init() {}

  /// Reads what stands between the equals signs of a tag that sets delimiters: two short words without an equals sign.
  init?(_ content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isBlank)
    guard words.count == 2, words.allSatisfy({ $0.count <= Self.lengthLimit }) else { return nil }
    guard !content.contains(UInt8(ascii: "=")) else { return nil }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }
}

extension UInt8 {
  /// Whether the byte is white space in a tag.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether the byte is white space that stays on its line.
  var isIndentation: Bool { self == 0x20 || self == 0x09 }

  var isLineFeed: Bool { self == 0x0A }
}
