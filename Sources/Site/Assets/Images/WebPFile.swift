/// The chunks of a WebP file, which is a RIFF file.
package struct WebPFile {
  /// A chunk of a WebP file: its name and the range of its content.
  package struct Chunk: Sendable {
    /// The name, such as `VP8X`.
    package let name: String
    /// The range of the content, which the name and the length precede; a chunk of an odd length ends with a zero byte.
    package let content: Range<Int>
  }

  /// The chunks in the order of the file.
  package let chunks: [Chunk]

  /// Reads the chunks; throws if one of them is not among the bytes.
  package init(_ bytes: ImageBytes) throws(ImageSizeError) {
    var chunks: [Chunk] = []
    let end = 8 + (try bytes.littleEndian(4, at: 4))
    var offset = 12
    while offset + 8 <= end {
      let name = String(decoding: try bytes.bytes(offset..<offset + 4), as: UTF8.self)
      let length = try bytes.littleEndian(4, at: offset + 4)
      let chunk = Chunk(name: name, content: offset + 8..<offset + 8 + length)
      guard chunk.content.upperBound <= end else { throw .unreadable }
      _ = try bytes.bytes(chunk.content)
      chunks.append(chunk)
      offset = chunk.content.upperBound + length % 2
    }
    self.chunks = chunks
  }

  /// Whether the pixels lost detail when they were encoded.
  package var isLossy: Bool { chunks.contains { $0.name == "VP8 " } }

  /// The chunks that are kept when metadata is removed: they hold pixels, a colour profile or frames.
  package static let neededChunks: Set = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

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

  static func facts(in bytes: ImageBytes) throws(ImageSizeError) -> PictureFacts {
    var facts = PictureFacts(format: .webp, size: try size(in: bytes))
    for chunk in try WebPFile(bytes).chunks {
      let start = chunk.content.lowerBound
      switch chunk.name {
      case "VP8L": if try bytes.byte(start + 4) & 0x10 != 0 { facts.hasAlpha = true }
      case "ALPH": facts.hasAlpha = true
      case "ANIM": facts.isAnimated = true
      case "EXIF":
        facts.exif = Exif(withoutPrefix(try bytes.bytes(chunk.content)))
        // Browsers do not turn WebP pictures.
        facts.exif?.orientation = nil
      default: break
      }
      if !neededChunks.contains(chunk.name) { facts.hasMetadata = true }
    }
    return facts
  }

  /// Returns the Exif block of a chunk; some programs copy the prefix that it has in a JPEG file.
  private static func withoutPrefix(_ block: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    block.starts(with: "Exif\0\0".utf8) ? block.dropFirst(6) : block
  }
}
