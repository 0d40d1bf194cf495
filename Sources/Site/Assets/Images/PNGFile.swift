/// PNG: the size stands in the first chunk.
enum PNGFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    guard try bytes.big(4, at: 8) == 13, try bytes.has("IHDR", at: 12) else { throw .broken }
    let (width, height) = (try bytes.big(4, at: 16), try bytes.big(4, at: 20))
    guard max(width, height) <= Int(Int32.max) else { throw .broken }
    return try .positive(width, height)
  }
}
