/// The size of an image in pixels as it is shown, read from the first bytes of its file.
///
/// It knows PNG, JPEG, GIF, WebP, AVIF, HEIF, BMP and SVG by their content.
///
///     if let size = ImageSize(bytes) { print("\(size.width) × \(size.height)") }
package struct ImageSize: Sendable, Hashable {
  /// The width.
  package var width: Int

  /// The height.
  package var height: Int

  /// States a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size from the bytes of a file, or nothing where the file is broken or of an unknown kind.
  package init?(_ bytes: [UInt8]) {
    guard case .size(let size) = ImageSize.reading(prefix: bytes) else { return nil }
    self = size
  }
}

extension ImageSize {
  /// The size, where there is something to show.
  static func positive(_ width: Int, _ height: Int) throws(ImageFault) -> ImageSize {
    guard width > 0, height > 0 else { throw .broken }
    return ImageSize(width: width, height: height)
  }

  /// The size after a turn by a quarter.
  var turned: ImageSize { ImageSize(width: height, height: width) }
}
