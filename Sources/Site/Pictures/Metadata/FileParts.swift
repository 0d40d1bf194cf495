import Assets
import CImages

extension JPEGFile {
  /// Returns a segment with a marker, its length and its content.
  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }
}

extension PNGFile {
  /// Returns a chunk with its length, its name, its content and its checksum.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    let checksum = unsafe crc32(0, named, UInt32(named.count))
    return bigEndian(content.count) + named + bigEndian(Int(checksum))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension WebPFile {
  /// Returns a file of some chunks.
  static func file(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    let body = chunks.reduce(into: Array("WEBP".utf8)) { body, chunk in
      body += Array(chunk.name.utf8) + littleEndian(chunk.content.count, 4) + chunk.content
      if !chunk.content.count.isMultiple(of: 2) { body.append(0) }
    }
    return Array("RIFF".utf8) + littleEndian(body.count, 4) + body
  }

  /// Returns the content of the chunk `VP8X` of a picture.
  static func header(size: ImageSize, hasProfile: Bool, hasAlpha: Bool) -> [UInt8] {
    let flags: UInt8 = (hasProfile ? 0x20 : 0) | (hasAlpha ? 0x10 : 0)
    return [flags, 0, 0, 0] + littleEndian(size.width - 1, 3) + littleEndian(size.height - 1, 3)
  }

  private static func littleEndian(_ number: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension Exif {
  /// Returns a block with nothing but an orientation.
  static func block(orientation: Int) -> [UInt8] {
    // The byte order, the number 42, the offset of the directory; one entry: the tag, a short number, one of them, its
    // value; no further directory.
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
  }
}
