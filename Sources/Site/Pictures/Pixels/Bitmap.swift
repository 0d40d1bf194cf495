package import Assets

/// The pixels of a decoded picture, in rows from the top, each as the four bytes red, green, blue and alpha.
///
/// One layout for grey and transparent pictures too keeps all steps simple. Alpha is not multiplied into the colours.
package struct Bitmap: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The bytes of all pixels.
  package var pixels: [UInt8]
  /// Whether a pixel can be transparent; otherwise, each alpha is 255.
  package var hasAlpha = false
  /// Whether red, green and blue are equal in each pixel.
  package var isGrey = false

  /// Creates a picture of some bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap of \(width) × \(height) needs 4 bytes for each pixel")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The size in pixels.
  package var size: ImageSize { ImageSize(width: width, height: height) }

  /// Returns a picture of another size, whose bytes a closure writes.
  ///
  /// The closure must write all bytes.
  func replaced(
    width: Int, height: Int, _ body: (UnsafeRawBufferPointer, UnsafeMutableRawBufferPointer) -> Void
  ) -> Bitmap {
    let count = width * height * 4
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      unsafe self.pixels.withUnsafeBytes { source in unsafe body(source, UnsafeMutableRawBufferPointer(target)) }
      initialized = count
    }
    var result = Bitmap(width: width, height: height, pixels: pixels)
    (result.hasAlpha, result.isGrey) = (hasAlpha, isGrey)
    return result
  }

  /// Returns a part of the picture.
  package func cropped(to part: PixelRectangle) -> Bitmap {
    if part == PixelRectangle(x: 0, y: 0, width: width, height: height) { return self }
    precondition(part.x >= 0 && part.y >= 0 && part.x + part.width <= width && part.y + part.height <= height)
    return unsafe replaced(width: part.width, height: part.height) { source, target in
      for row in 0..<part.height {
        let start = ((part.y + row) * width + part.x) * 4
        let line = unsafe UnsafeRawBufferPointer(rebasing: source[start..<start + part.width * 4])
        unsafe UnsafeMutableRawBufferPointer(rebasing: target[(row * part.width * 4)...]).copyMemory(from: line)
      }
    }
  }
}

/// A rectangle of pixels.
package struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  package let x: Int
  /// The first row.
  package let y: Int
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
}
