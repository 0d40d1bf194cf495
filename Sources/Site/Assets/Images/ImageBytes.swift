/// The reason why the size of an image cannot be read.
package enum ImageSizeError: Error {
  /// The bytes end too early; the next step needs this many bytes from the start of the file.
  case needsMoreBytes(total: Int)
  /// The file is malformed or of an unknown kind.
  case unreadable
}

/// The first bytes of an image file, or a part of them, with offsets from the start of the file.
package struct ImageBytes {
  private let bytes: [UInt8]

  /// The end of the part; a read beyond it means that the file is malformed.
  private let end: Int?

  /// Creates a view of the first bytes of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = nil
  }

  private init(_ bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// The number of bytes.
  package var count: Int { end ?? bytes.count }

  /// Returns the bytes up to an offset, and throws if some of them are missing.
  package func part(upTo end: Int) throws(ImageSizeError) -> ImageBytes {
    try check(0, upTo: end)
    return ImageBytes(bytes, end: end)
  }

  /// Returns the byte at an offset.
  package func byte(_ offset: Int) throws(ImageSizeError) -> UInt8 {
    try check(offset, upTo: offset + 1)
    return bytes[offset]
  }

  /// Returns whether the bytes of a text start at an offset.
  package func has(_ text: String, at offset: Int) throws(ImageSizeError) -> Bool {
    try has(Array(text.utf8), at: offset)
  }

  /// Returns whether some bytes start at an offset.
  package func has(_ expected: [UInt8], at offset: Int) throws(ImageSizeError) -> Bool {
    try check(offset, upTo: offset + expected.count)
    return bytes[offset..<offset + expected.count].elementsEqual(expected)
  }

  /// Returns the bytes in a range.
  package func bytes(_ range: Range<Int>) throws(ImageSizeError) -> ArraySlice<UInt8> {
    try check(range.lowerBound, upTo: range.upperBound)
    return bytes[range]
  }

  /// Returns the big-endian number at an offset.
  package func bigEndian(_ byteCount: Int, at offset: Int) throws(ImageSizeError) -> Int {
    try check(offset, upTo: offset + byteCount)
    return bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the little-endian number at an offset.
  package func littleEndian(_ byteCount: Int, at offset: Int) throws(ImageSizeError) -> Int {
    try check(offset, upTo: offset + byteCount)
    return bytes[offset..<offset + byteCount].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func check(_ offset: Int, upTo limit: Int) throws(ImageSizeError) {
    guard offset >= 0, offset <= limit else { throw .unreadable }
    if let end, limit > end { throw .unreadable }
    if limit > bytes.count { throw .needsMoreBytes(total: limit) }
  }
}
