package import Assets
package import Records

/// How to make a smaller picture from a picture file.
///
///     let recipe = PictureRecipe(width: 640, format: .webp)
///     recipe.key  // "w640-q75-e2.webp"
package struct PictureRecipe: Hashable, Sendable {
  /// The part to cut out first; `nil` for the whole picture.
  package let crop: PictureCrop?
  /// The width in pixels; a narrower picture keeps its width.
  package let width: Int
  /// The format of the result.
  package let format: PictureFormat
  /// The quality of lossy encodings, from 1 to 100.
  package let quality: Int
  /// What identifies the version of the program that encodes the result; `nil` for Garland's own encoders.
  package let encoder: String?

  /// Creates a recipe, by default with the quality that photographs have.
  package init(
    crop: PictureCrop? = nil, width: Int, format: PictureFormat, quality: Int? = nil, encoder: String? = nil
  ) {
    let quality = quality ?? format.standardQuality
    precondition(width > 0 && width <= Self.maximumWidth && 1...100 ~= quality, "a recipe needs a width and a quality")
    (self.crop, self.width, self.format, self.quality, self.encoder) = (crop, width, format, quality, encoder)
  }

  /// The largest width, which is the limit of WebP.
  package static let maximumWidth = 16_383

  /// The version of the encoders: it grows when a new version of Garland makes other bytes from the same file and recipe.
  package static let encoderVersion = 2

  /// The recipe and the version of the encoders in a form that can be part of an address or of a file name.
  package var key: String {
    "w\(width)\(crop.map { "-\($0.key)" } ?? "")" + Self.ending(in: format, quality: quality, encoder: encoder)
  }

  /// Returns the end of the keys of all recipes with a format, after the width.
  package static func ending(in format: PictureFormat, quality: Int? = nil, encoder: String? = nil) -> String {
    "-q\(quality ?? format.standardQuality)-e\(encoderVersion)\(encoder.map { "-\($0)" } ?? "").\(format.rawValue)"
  }

  /// Returns the size of the result for a picture of some size.
  package func size(for source: ImageSize) -> ImageSize {
    let part = crop?.rectangle(in: source)
    let (partWidth, partHeight) = (part?.width ?? source.width, part?.height ?? source.height)
    let newWidth = min(width, partWidth)
    // Rounded to the nearest number.
    return ImageSize(width: newWidth, height: max(1, (partHeight * newWidth * 2 + partWidth) / (partWidth * 2)))
  }
}

/// The formats of resized pictures.
package enum PictureFormat: String, Sendable, CaseIterable {
  /// WebP: lossy for photographs, lossless for drawings.
  case webp
  /// JPEG, progressive.
  case jpeg = "jpg"
  /// PNG, lossless.
  case png
  /// PNG on white, because some systems show transparent parts of an icon in black.
  case opaquePNG = "opaque.png"
  /// An icon file that holds one PNG of at most 256 pixels.
  case ico
  /// AVIF, which the program `avifenc` encodes.
  case avif
  /// The pixels themselves, for a program that draws them without a decoder; see `Bitmap.pixelFile`.
  case pixels

  /// The quality that photographs have by default: the numbers of two encoders do not mean the same.
  package var standardQuality: Int { self == .avif ? 60 : 75 }

  package var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .opaquePNG: "image/png"
    case .ico: "image/x-icon"
    case .webp, .png, .avif: "image/\(rawValue)"
    case .pixels: "application/octet-stream"
    }
  }
}

/// A part of a picture with a ratio of width to height, as large as possible.
package struct PictureCrop: Hashable, Sendable {
  /// The width in the ratio.
  package let width: Int
  /// The height in the ratio.
  package let height: Int
  /// The point that stays visible.
  package let anchor: Anchor

  /// The named points of a picture.
  package enum Anchor: String, Sendable, CaseIterable {
    case center, top, bottom, left, right
    case topLeft = "top-left", topRight = "top-right", bottomLeft = "bottom-left", bottomRight = "bottom-right"
  }

  /// Creates a part with a ratio, such as 16 to 9.
  package init(width: Int, height: Int, anchor: Anchor = .center) {
    precondition(1...Self.maximum ~= width && 1...Self.maximum ~= height, "a ratio needs positive numbers")
    (self.width, self.height, self.anchor) = (width, height, anchor)
  }

  /// Reads a part from its key; `nil` if the key is invalid.
  package init?(key: some StringProtocol) {
    let words = key.split(separator: "-", maxSplits: 1)
    guard words.count == 2, let anchor = Anchor(rawValue: String(words[1])) else { return nil }
    self.init(ratio: words[0], between: "x", anchor: anchor)
  }

  /// Reads a part from its ratio, such as `16:9`; `nil` if the ratio is invalid.
  package init?(ratio: some StringProtocol, between separator: Character = ":", anchor: Anchor = .center) {
    let numbers = ratio.split(separator: separator, omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ 1...Self.maximum ~= $0 }) else { return nil }
    self.init(width: numbers[0], height: numbers[1], anchor: anchor)
  }

  /// The part in a form that can be part of an address: `16x9-top-left`.
  package var key: String { "\(width)x\(height)-\(anchor.rawValue)" }

  /// The largest number in a ratio.
  package static let maximum = 10_000

  /// Returns the part of a picture of some size.
  package func rectangle(in size: ImageSize) -> PixelRectangle {
    var (newWidth, newHeight) = (size.width, size.height)
    if size.width * height > size.height * width {
      newWidth = max(1, (size.height * width + height / 2) / height)
    } else {
      newHeight = max(1, (size.width * height + width / 2) / width)
    }
    (newWidth, newHeight) = (min(newWidth, size.width), min(newHeight, size.height))
    let x =
      switch anchor {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: size.width - newWidth
      case .center, .top, .bottom: (size.width - newWidth) / 2
      }
    let y =
      switch anchor {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: size.height - newHeight
      case .center, .left, .right: (size.height - newHeight) / 2
      }
    return PixelRectangle(x: x, y: y, width: newWidth, height: newHeight)
  }
}

extension PictureRecipe: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(crop)
    writer.write(width)
    writer.write(format.rawValue)
    writer.write(quality)
    writer.write(encoder)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let crop: PictureCrop? = try reader.read()
    let width = try reader.read(in: 1...Self.maximumWidth)
    let name: String = try reader.read()
    guard let format = PictureFormat(rawValue: name) else { throw InvalidRecord() }
    let quality = try reader.read(in: 1...100)
    self.init(crop: crop, width: width, format: format, quality: quality, encoder: try reader.read())
  }
}

extension PictureCrop: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(anchor.rawValue)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (width, height) = (try reader.read(in: 1...Self.maximum), try reader.read(in: 1...Self.maximum))
    let name: String = try reader.read()
    guard let anchor = Anchor(rawValue: name) else { throw InvalidRecord() }
    self.init(width: width, height: height, anchor: anchor)
  }
}
