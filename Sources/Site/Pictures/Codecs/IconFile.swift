import Assets

/// The format of `favicon.ico`: a directory, and the images in it.
enum IconFile {
  /// Returns an icon with one image: a PNG file with four bytes for each pixel, as programs expect it in icons.
  static func bytes(of bitmap: Bitmap) throws(PictureProblem) -> [UInt8] {
    var colors = bitmap
    (colors.isGrey, colors.hasAlpha) = (false, true)
    let (png, size) = (try PNGCodec.encode(colors, profile: nil, allowsPalette: false), bitmap.size)
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let header = number(0, bytes: 2) + number(1, bytes: 2) + number(1, bytes: 2)
    // A width of 256 is written as 0. Then follow the number of colours, a reserved byte, planes and bits of a pixel.
    let entry =
      number(size.width, bytes: 1) + number(size.height, bytes: 1) + number(0, bytes: 2) + number(1, bytes: 2)
      + number(32, bytes: 2) + number(png.count, bytes: 4)
    return header + entry + number(header.count + entry.count + 4, bytes: 4) + png
  }
}
