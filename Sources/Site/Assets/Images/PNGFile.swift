/// The chunks of a PNG file.
package struct PNGFile {
  /// A chunk of a PNG file: its name and the range of its content.
  package struct Chunk: Sendable {
    /// The name, such as `IHDR`.
    package let name: String
    /// The range of the content; the length and the name precede it, and a checksum of 4 bytes follows.
    package let content: Range<Int>

    /// The range of the whole chunk.
    package var whole: Range<Int> { content.lowerBound - 8..<content.upperBound + 4 }
  }

  /// The chunks in the order of the file, up to `IEND`.
  package let chunks: [Chunk]

  /// The first bytes of each PNG file.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunks; throws if one of them is not among the bytes.
  package init(_ bytes: ImageBytes) throws(ImageSizeError) {
    var chunks: [Chunk] = []
    var offset = 8
    repeat {
      let length = try bytes.bigEndian(4, at: offset)
      guard length <= Int(Int32.max) else { throw .unreadable }
      let name = String(decoding: try bytes.bytes(offset + 4..<offset + 8), as: UTF8.self)
      let chunk = Chunk(name: name, content: offset + 8..<offset + 8 + length)
      _ = try bytes.bytes(chunk.whole)
      chunks.append(chunk)
      offset = chunk.whole.upperBound
    } while chunks.last?.name != "IEND"
    self.chunks = chunks
  }

  /// The chunks that are kept when metadata is removed: they hold pixels, colours, sizes and the frames of an animation.
  package static let neededChunks: Set = [
    "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "cICP", "mDCV", "cLLI", "pHYs",
    "acTL", "fcTL", "fdAT",
  ]

  /// Reads the size, which browsers turn by the orientation if that precedes the pixels.
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    guard try bytes.bigEndian(4, at: 8) == 13, try bytes.has("IHDR", at: 12) else { throw .unreadable }
    let (width, height) = (try bytes.bigEndian(4, at: 16), try bytes.bigEndian(4, at: 20))
    guard max(width, height) <= Int(Int32.max) else { throw .unreadable }
    let size = try ImageSize.positive(width, height)
    return Exif.sideways.contains(try exif(in: bytes)?.orientation ?? 1) ? size.rotated : size
  }

  /// Reads the Exif block before the pixels.
  private static func exif(in bytes: ImageBytes) throws(ImageSizeError) -> Exif? {
    var offset = 8
    while !(try bytes.has("IDAT", at: offset + 4)) {
      let length = try bytes.bigEndian(4, at: offset)
      guard length <= Int(Int32.max) else { throw .unreadable }
      if try bytes.has("eXIf", at: offset + 4) { return Exif(try bytes.bytes(offset + 8..<offset + 8 + length)) }
      offset += length + 12
    }
    return nil
  }

  static func facts(in bytes: ImageBytes) throws(ImageSizeError) -> PictureFacts {
    var facts = PictureFacts(format: .png, size: try size(in: bytes))
    facts.exif = try exif(in: bytes)
    let colorType = try bytes.byte(25)
    facts.hasAlpha = colorType & 4 != 0
    for chunk in try PNGFile(bytes).chunks {
      switch chunk.name {
      case "tRNS": facts.hasAlpha = true
      case "acTL": facts.isAnimated = true
      case "eXIf" where facts.exif == nil:
        // After the pixels, it turns nothing.
        facts.exif = Exif(try bytes.bytes(chunk.content))
        facts.exif?.orientation = nil
      default: break
      }
      if !neededChunks.contains(chunk.name) { facts.hasMetadata = true }
    }
    return facts
  }
}
