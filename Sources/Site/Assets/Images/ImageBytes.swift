/// The first bytes of an image file, or one part of them, read by offsets from the start of the file.
struct ImageBytes {
  private let bytes: [UInt8]

  /// Where the part ends; beyond it the file is broken, whatever follows.
  private let end: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = nil
  }

  private init(_ bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// How many bytes there are.
  var count: Int { end ?? bytes.count }

  /// The same bytes up to an offset, all of which must be there.
  func part(upTo end: Int) throws(ImageFault) -> ImageBytes {
    try check(0, upTo: end)
    return ImageBytes(bytes, end: end)
  }

  /// The byte at an offset.
  func byte(_ offset: Int) throws(ImageFault) -> UInt8 {
    try check(offset, upTo: offset + 1)
    return bytes[offset]
  }

  /// Whether a text stands at an offset.
  func has(_ text: String, at offset: Int) throws(ImageFault) -> Bool {
    try has(Array(text.utf8), at: offset)
  }

  /// Whether some bytes stand at an offset.
  func has(_ expected: [UInt8], at offset: Int) throws(ImageFault) -> Bool {
    try check(offset, upTo: offset + expected.count)
    return bytes[offset..<offset + expected.count].elementsEqual(expected)
  }

  /// The bytes in a range.
  func bytes(_ range: Range<Int>) throws(ImageFault) -> ArraySlice<UInt8> {
    try check(range.lowerBound, upTo: range.upperBound)
    return bytes[range]
  }

  /// A number of so many bytes at an offset, the most significant first.
  func big(_ byteCount: Int, at offset: Int) throws(ImageFault) -> Int {
    try check(offset, upTo: offset + byteCount)
    return bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of so many bytes at an offset, the least significant first.
  func little(_ byteCount: Int, at offset: Int) throws(ImageFault) -> Int {
    try check(offset, upTo: offset + byteCount)
    return bytes[offset..<offset + byteCount].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func check(_ offset: Int, upTo limit: Int) throws(ImageFault) {
    guard offset >= 0, offset <= limit else { throw .broken }
    if let end, limit > end { throw .broken }
    if limit > bytes.count { throw .short(byteCount: limit) }
  }
}
