/// GIF: the size of the screen on which all its frames are drawn.
enum GIFFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    let version = try bytes.big(2, at: 4)
    guard version == 0x3761 || version == 0x3961 else { throw .broken }  // 7a, 9a
    return try .positive(try bytes.little(2, at: 6), try bytes.little(2, at: 8))
  }
}
