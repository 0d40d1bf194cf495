/// JPEG: the size stands in the header of the frame, and the orientation in an Exif segment before the pixels.
enum JPEGFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    var offset = 2
    var size: ImageSize?
    var orientation: Int?
    while true {
      let marker = try marker(in: bytes, at: &offset)
      if standalone.contains(marker) { continue }
      if marker == startOfScan || marker == endOfImage { break }
      let length = try bytes.big(2, at: offset)
      guard length >= 2 else { throw .broken }
      if frameHeaders.contains(marker), !notFrames.contains(marker), size == nil {
        size = try .positive(try bytes.big(2, at: offset + 5), try bytes.big(2, at: offset + 3))
      }
      if marker == exif, orientation == nil {
        orientation = try ExifOrientation.read(in: try bytes.part(upTo: offset + length), at: offset + 2)
      }
      offset += length
    }
    guard let size else { throw .broken }
    return ExifOrientation.turning.contains(orientation ?? 1) ? size.turned : size
  }

  /// The marker at an offset, which moves behind it; any number of filling bytes may stand before it.
  private static func marker(in bytes: ImageBytes, at offset: inout Int) throws(ImageFault) -> UInt8 {
    guard try bytes.byte(offset) == 0xFF else { throw .broken }
    while try bytes.byte(offset) == 0xFF { offset += 1 }
    offset += 1
    return try bytes.byte(offset - 1)
  }

  private static let standalone: [UInt8] = [0x01, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8]
  private static let frameHeaders: ClosedRange<UInt8> = 0xC0...0xCF
  private static let notFrames: [UInt8] = [0xC4, 0xC8, 0xCC]
  private static let startOfScan: UInt8 = 0xDA
  private static let endOfImage: UInt8 = 0xD9
  private static let exif: UInt8 = 0xE1
}
