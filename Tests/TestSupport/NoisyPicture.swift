/// A picture in the format PNG, with noise, for tests that need a real file.
package struct NoisyPicture {
  private let width: Int
  private let height: Int
  private let text: String?
  private let hasPosition: Bool

  /// Describes a picture; `text` becomes its metadata, and so does a position in Exif.
  package init(width: Int, height: Int, text: String? = nil, hasPosition: Bool = false) {
    (self.width, self.height, self.text, self.hasPosition) = (width, height, text, hasPosition)
  }

  /// The bytes of the file.
  package var png: [UInt8] {
    var generator = SeededGenerator(seed: UInt64(width))
    let rows = (0..<height).flatMap { _ in
      [UInt8(0)] + (0..<width * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + (text.map { Self.chunk("tEXt", Array("Comment\0".utf8) + Array($0.utf8)) } ?? [])
      + (hasPosition ? Self.chunk("eXIf", Self.exif) : [])
      + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  /// An Exif block with a directory for the position, which has a latitude.
  private static let exif =
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
    + [0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]

  /// Returns bytes in the format of zlib, without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let isLast: UInt8 = start + block.count == bytes.count ? 1 : 0
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      result += [isLast, low, high, ~low, ~high] + block
    }
    let sums = bytes.reduce((1, 0)) { sums, byte in
      let first = (sums.0 + Int(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return result + bigEndian(sums.1 << 16 | sums.0)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let bytes = Array(name.utf8) + content
    let remainder = bytes.reduce(UInt32.max) { remainder, byte in
      (0..<8).reduce(remainder ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return bigEndian(content.count) + bytes + bigEndian(Int(~remainder))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
