extension ImageSize {
  /// What the first bytes of a file tell.
  package enum Reading: Sendable, Hashable {
    /// The size.
    case size(ImageSize)
    /// Nothing yet: ask again with this many bytes from the start of the file; at its end, take it for broken.
    case needs(byteCount: Int)
    /// Nothing: the file is broken or of an unknown kind.
    case unknown
  }

  /// Reads the size from the first bytes of a file, so that a large file need not be read to its end.
  ///
  ///     ImageSize.reading(prefix: [0xFF, 0xD8])  // .needs(byteCount: 16)
  package static func reading(prefix: [UInt8]) -> Reading {
    do throws(ImageFault) {
      return .size(try size(in: ImageBytes(prefix)))
    } catch {
      switch error {
      case .short(let byteCount) where byteCount <= mostBytes:
        // At least twice as many, so that no file makes its reader come back for every few bytes.
        return .needs(byteCount: max(byteCount, min(prefix.count * 2, mostBytes)))
      case .short, .broken: return .unknown
      }
    }
  }

  /// No honest file keeps its size further from its start than this.
  private static let mostBytes = 64 << 20

  /// Every kind is known by the first 16 bytes, and no image with a size is shorter.
  private static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    guard bytes.count >= 16 else { throw .short(byteCount: 16) }
    if try bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return try PNGFile.size(in: bytes) }
    if try bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return try JPEGFile.size(in: bytes) }
    if try bytes.has("GIF8", at: 0) { return try GIFFile.size(in: bytes) }
    if try bytes.has("RIFF", at: 0), try bytes.has("WEBP", at: 8) { return try WebPFile.size(in: bytes) }
    if try bytes.has("ftyp", at: 4) { return try HEIFFile.size(in: bytes) }
    if try bytes.has("BM", at: 0) { return try BMPFile.size(in: bytes) }
    return try SVGFile.size(in: bytes)
  }
}
