/// Reads the size of a BMP file from its second header; the height is negative if the first row is the top one.
enum BMPFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    switch try bytes.littleEndian(4, at: 14) {
    case 12:
      return try .positive(try bytes.littleEndian(2, at: 18), try bytes.littleEndian(2, at: 20))
    case 16...256:
      let width = Int32(truncatingIfNeeded: try bytes.littleEndian(4, at: 18))
      let height = Int32(truncatingIfNeeded: try bytes.littleEndian(4, at: 22))
      return try .positive(Int(width), abs(Int(height)))
    default:
      throw .unreadable
    }
  }
}

/// Reads the size of a GIF file, which all its frames share.
enum GIFFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    let version = try bytes.bigEndian(2, at: 4)
    guard version == 0x3761 || version == 0x3961 else { throw .unreadable }  // 7a, 9a
    return try .positive(try bytes.littleEndian(2, at: 6), try bytes.littleEndian(2, at: 8))
  }
}

/// Reads the size of a PNG file from its first chunk.
enum PNGFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    guard try bytes.bigEndian(4, at: 8) == 13, try bytes.has("IHDR", at: 12) else { throw .unreadable }
    let (width, height) = (try bytes.bigEndian(4, at: 16), try bytes.bigEndian(4, at: 20))
    guard max(width, height) <= Int(Int32.max) else { throw .unreadable }
    return try .positive(width, height)
  }
}

/// Reads the size of a WebP file in any of its three forms: lossy, lossless and extended.
enum WebPFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    let content = 20
    if try bytes.has("VP8 ", at: 12) {
      let isKeyFrame = try bytes.byte(content) & 1 == 0
      guard isKeyFrame, try bytes.has([0x9D, 0x01, 0x2A], at: content + 3) else { throw .unreadable }
      let mask = 0x3FFF  // The two bits above are a scale, which browsers ignore.
      return try .positive(
        try bytes.littleEndian(2, at: content + 6) & mask, try bytes.littleEndian(2, at: content + 8) & mask)
    }
    if try bytes.has("VP8L", at: 12) {
      guard try bytes.byte(content) == 0x2F else { throw .unreadable }
      let fields = try bytes.littleEndian(4, at: content + 1)
      return try .positive(fields & 0x3FFF + 1, fields >> 14 & 0x3FFF + 1)
    }
    if try bytes.has("VP8X", at: 12) {
      return try .positive(
        try bytes.littleEndian(3, at: content + 4) + 1, try bytes.littleEndian(3, at: content + 7) + 1)
    }
    throw .unreadable
  }
}
