/// Writes numbers and texts as bytes, which `Reader` in `search-engine.js` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Writes a number in LEB128, which needs one byte for every seven bits.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) { write(block: Array(text.utf8)) }

  /// Writes the number of bytes, then the bytes.
  mutating func write(block: [UInt8]) {
    write(block.count)
    bytes += block
  }

  mutating func write(id: ArticleID) { bytes += id.bytes }

  mutating func write(byte: UInt8) { bytes.append(byte) }
}

/// Reads what a `ByteWriter` wrote; each method returns `nil` if the bytes are damaged.
struct ByteReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }

  mutating func number() -> Int? {
    var number: UInt = 0
    for shift in stride(from: UInt(0), to: 35, by: 7) {
      guard let byte = byte() else { return nil }
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(number) }
    }
    return nil
  }

  mutating func block() -> [UInt8]? {
    guard let count = number(), count <= bytes.count - at else { return nil }
    defer { at += count }
    return Array(bytes[at..<(at + count)])
  }

  mutating func id() -> ArticleID? {
    guard let one = byte(), let two = byte(), let three = byte() else { return nil }
    return ArticleID(UInt32(one) << 16 | UInt32(two) << 8 | UInt32(three))
  }

  mutating func byte() -> UInt8? {
    guard at < bytes.count else { return nil }
    defer { at += 1 }
    return bytes[at]
  }
}
