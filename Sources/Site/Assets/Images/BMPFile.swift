/// BMP: the size stands in the second header; a negative height means that the rows come from the top.
enum BMPFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    switch try bytes.little(4, at: 14) {
    case 12:
      return try .positive(try bytes.little(2, at: 18), try bytes.little(2, at: 20))
    case 16...256:
      let width = Int32(truncatingIfNeeded: try bytes.little(4, at: 18))
      let height = Int32(truncatingIfNeeded: try bytes.little(4, at: 22))
      return try .positive(Int(width), abs(Int(height)))
    default:
      throw .broken
    }
  }
}
