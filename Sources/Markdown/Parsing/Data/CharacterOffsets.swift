/// Where the characters of a text begin: libyaml counts characters, and the rest of the program counts bytes.
struct CharacterOffsets {
  /// The offset of the text's first byte within the file.
  let base: Int
  private let bytes: ArraySlice<UInt8>
  /// The offset of every 64th character; empty where characters are bytes.
  private let offsets: [Int]

  private static let stride = 64

  init(_ bytes: ArraySlice<UInt8>) {
    base = bytes.startIndex
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      offsets = []
      return
    }
    var offsets: [Int] = []
    var count = 0
    for offset in bytes.indices where !bytes[offset].isContinuation {
      if count.isMultiple(of: Self.stride) { offsets.append(offset) }
      count += 1
    }
    self.offsets = offsets
  }

  /// The offset of a character, or the end of the text where there are fewer.
  func offset(ofCharacter index: Int) -> Int {
    if offsets.isEmpty { return min(base + index, bytes.endIndex) }
    guard index / Self.stride < offsets.count else { return bytes.endIndex }
    var offset = offsets[index / Self.stride]
    var remaining = index % Self.stride
    while remaining > 0, offset < bytes.endIndex {
      offset = end(ofCharacterAt: offset)
      remaining -= 1
    }
    return offset
  }

  func range(from lower: Int, to upper: Int) -> Range<Int> {
    let start = offset(ofCharacter: lower)
    return start..<max(start, offset(ofCharacter: upper))
  }

  /// The bytes of one character, none at the end of the text.
  func character(at index: Int) -> Range<Int> {
    let start = offset(ofCharacter: index)
    return start..<end(ofCharacterAt: start)
  }

  private func end(ofCharacterAt offset: Int) -> Int {
    guard offset < bytes.endIndex else { return offset }
    return bytes[(offset + 1)...].firstIndex { !$0.isContinuation } ?? bytes.endIndex
  }
}

extension UInt8 {
  /// Whether the byte continues a character that an earlier one began.
  fileprivate var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
