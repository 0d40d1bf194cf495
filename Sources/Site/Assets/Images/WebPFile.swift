/// WebP in its three forms: lossy, lossless, and extended with a canvas for frames, colour profiles and the like.
enum WebPFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    let content = 20
    if try bytes.has("VP8 ", at: 12) {
      let isKeyFrame = try bytes.byte(content) & 1 == 0
      guard isKeyFrame, try bytes.has([0x9D, 0x01, 0x2A], at: content + 3) else { throw .broken }
      let mask = 0x3FFF  // the two bits above ask for enlarging, which nobody does
      return try .positive(try bytes.little(2, at: content + 6) & mask, try bytes.little(2, at: content + 8) & mask)
    }
    if try bytes.has("VP8L", at: 12) {
      guard try bytes.byte(content) == 0x2F else { throw .broken }
      let fields = try bytes.little(4, at: content + 1)
      return try .positive(fields & 0x3FFF + 1, fields >> 14 & 0x3FFF + 1)
    }
    if try bytes.has("VP8X", at: 12) {
      return try .positive(try bytes.little(3, at: content + 4) + 1, try bytes.little(3, at: content + 7) + 1)
    }
    throw .broken
  }
}
