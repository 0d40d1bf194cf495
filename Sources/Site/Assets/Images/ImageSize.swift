/// The size of an image in pixels, as browsers show it.
///
/// The size is read from the first bytes of a PNG, JPEG, GIF, WebP, AVIF, HEIF, BMP or SVG file.
///
///     if let size = ImageSize(bytes) { print("\(size.width) × \(size.height)") }
package struct ImageSize: Sendable, Hashable {
  package var width: Int

  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size from the bytes of a file, or returns nil if the file is malformed or of an unknown kind.
  package init?(_ bytes: [UInt8]) {
    guard case .size(let size) = ImageSize.reading(prefix: bytes) else { return nil }
    self = size
  }
}

extension ImageSize {
  /// Returns a size; throws an error if the width or the height is not positive.
  static func positive(_ width: Int, _ height: Int) throws(ImageSizeError) -> ImageSize {
    guard width > 0, height > 0 else { throw .unreadable }
    return ImageSize(width: width, height: height)
  }

  /// The size after a rotation by 90 degrees.
  var rotated: ImageSize { ImageSize(width: height, height: width) }
}

extension ImageSize {
  /// The result of reading the first bytes of a file.
  package enum Reading: Sendable, Hashable {
    /// The size was found.
    case size(ImageSize)
    /// At least this many bytes from the start of the file are needed; a shorter file is malformed.
    case needs(byteCount: Int)
    /// The file is malformed or of an unknown kind.
    case unknown
  }

  /// Reads the size from the first bytes of a file, so that a large file need not be read to its end.
  ///
  ///     ImageSize.reading(prefix: [0xFF, 0xD8])  // .needs(byteCount: 16)
  package static func reading(prefix: [UInt8]) -> Reading {
    do throws(ImageSizeError) {
      let bytes = ImageBytes(prefix)
      return .size(try PictureFileFormat(bytes).size(in: bytes))
    } catch {
      guard let count = error.neededByteCount(after: prefix.count) else { return .unknown }
      return .needs(byteCount: count)
    }
  }
}

extension ImageSizeError {
  /// Returns how many bytes from the start of the file to read next, or `nil` if more bytes do not help.
  func neededByteCount(after readCount: Int) -> Int? {
    guard case .needsMoreBytes(let total) = self, total <= Self.maximumByteCount else { return nil }
    // Request at least twice as many bytes as before, so that no file needs many small reads.
    return max(total, min(readCount * 2, Self.maximumByteCount))
  }

  /// The maximum number of bytes to read; real files contain their size much closer to the start.
  private static let maximumByteCount = 64 << 20
}
