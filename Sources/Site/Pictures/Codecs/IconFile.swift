import Assets

/// The format of `favicon.ico`: a directory, and the images in it.
enum IconFile {
  /// Returns an icon with one image, a PNG file of some size.
  static func bytes(of png: [UInt8], size: ImageSize) -> [UInt8] {
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
