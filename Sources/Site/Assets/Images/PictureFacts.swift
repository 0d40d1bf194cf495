/// What a file tells about its picture without decoding it.
///
///     if let facts = PictureFacts(bytes), facts.canBeResized { … }
package struct PictureFacts: Sendable, Hashable {
  /// The format of the file.
  package let format: PictureFileFormat
  /// The size in pixels, as browsers show it.
  package var size: ImageSize
  /// Whether a pixel can be transparent.
  package var hasAlpha = false
  /// Whether it has several frames.
  package var isAnimated = false
  /// Whether there is text, a thumbnail or anything else that is neither needed to show the picture nor a colour profile.
  package var hasMetadata = false
  /// The metadata of a camera; `nil` if there is none.
  package var exif: Exif?

  init(format: PictureFileFormat, size: ImageSize) {
    self.format = format
    self.size = size
  }

  /// Whether Garland can make smaller pictures from the file.
  package var canBeResized: Bool {
    switch format {
    case .jpeg, .png, .webp: !isAnimated && size.width * size.height <= Self.maximumPixelCount
    case .gif, .bmp, .heif, .svg: false
    }
  }

  /// The number of pixels that are decoded at most: most cameras take fewer, and these need 480 MB.
  package static let maximumPixelCount = 120_000_000
}

/// The formats of files whose size Garland can read.
package enum PictureFileFormat: Sendable, Hashable {
  case jpeg, png, webp, gif, bmp, heif, svg
}

extension PictureFacts {
  /// Reads the facts from a whole file; `nil` if it is malformed or of an unknown kind.
  package init?(_ bytes: [UInt8]) {
    guard let facts = try? Self.facts(in: ImageBytes(bytes)) else { return nil }
    self = facts
  }

  private static func facts(in bytes: ImageBytes) throws(ImageSizeError) -> PictureFacts {
    switch try PictureFileFormat(bytes) {
    case .jpeg: try JPEGFile.facts(in: bytes)
    case .png: try PNGFile.facts(in: bytes)
    case .webp: try WebPFile.facts(in: bytes)
    case let format: PictureFacts(format: format, size: try format.size(in: bytes))
    }
  }
}

extension PictureFileFormat {
  /// Detects the format by the first 16 bytes; no valid image is shorter than 16 bytes.
  package init(_ bytes: ImageBytes) throws(ImageSizeError) {
    guard bytes.count >= 16 else { throw .needsMoreBytes(total: 16) }
    if try bytes.has(PNGFile.signature, at: 0) {
      self = .png
    } else if try bytes.has([0xFF, 0xD8, 0xFF], at: 0) {
      self = .jpeg
    } else if try bytes.has("GIF8", at: 0) {
      self = .gif
    } else if try bytes.has("RIFF", at: 0), try bytes.has("WEBP", at: 8) {
      self = .webp
    } else if try bytes.has("ftyp", at: 4) {
      self = .heif
    } else {
      self = try bytes.has("BM", at: 0) ? .bmp : .svg
    }
  }

  /// Reads the size of a picture in this format.
  func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    switch self {
    case .jpeg: try JPEGFile.facts(in: bytes).size
    case .png: try PNGFile.size(in: bytes)
    case .webp: try WebPFile.size(in: bytes)
    case .gif: try GIFFile.size(in: bytes)
    case .bmp: try BMPFile.size(in: bytes)
    case .heif: try HEIFFile.size(in: bytes)
    case .svg: try SVGFile.size(in: bytes)
    }
  }
}
