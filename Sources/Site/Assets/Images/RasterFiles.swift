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
