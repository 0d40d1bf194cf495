/// A box of a HEIF file: its type, and where its content stands.
struct HEIFBox {
  let type: String
  let start: Int
  let end: Int

  /// Reads the header of the box at an offset.
  init(in bytes: ImageBytes, at offset: Int) throws(ImageFault) {
    let size = try bytes.big(4, at: offset)
    type = String(decoding: try bytes.bytes(offset + 4..<offset + 8), as: UTF8.self)
    switch size {
    case 0:  // up to the end of the file
      start = offset + 8
      end = bytes.count
    case 1:
      start = offset + 16
      let size = try bytes.big(8, at: offset + 8)
      guard size >= 16, size <= Int.max / 2 - offset else { throw .broken }
      end = offset + size
    default:
      start = offset + 8
      guard size >= 8 else { throw .broken }
      end = offset + size
    }
  }

  /// The boxes in a stretch of bytes, none of which may stand out of it.
  static func all(in bytes: ImageBytes, from start: Int, to end: Int) throws(ImageFault) -> [HEIFBox] {
    let bytes = try bytes.part(upTo: end)
    var boxes: [HEIFBox] = []
    var offset = start
    while offset < end {
      let box = try HEIFBox(in: bytes, at: offset)
      guard box.end <= end else { throw .broken }
      boxes.append(box)
      offset = box.end
    }
    return boxes
  }
}
