/// Why browsers cannot show a picture file, or show only a part of it, as its structure tells without decoding.
///
/// A false alarm is worse than a miss: a file that browsers show in full has no fault. Errors among coded pixels remain
/// for the decoder.
package enum PictureFault: Sendable, Hashable {
  /// The file has no bytes.
  case empty
  /// The file has no picture; `kind` is what it has instead, such as "a ZIP archive", or `nil` if that is unknown.
  case noPicture(kind: String?)
  /// Git LFS left a small text in the place of the picture.
  case pointer
  /// The file is in the format HEIC, which only Safari shows.
  case heic
  /// The structure of the file is damaged, or its end is missing.
  case damaged

  /// Finds the fault of a whole file; `nil` if it has none.
  ///
  /// Drawings in SVG are not judged.
  package init?(_ file: [UInt8]) {
    guard let fault = Self.fault(of: file) else { return nil }
    self = fault
  }

  private static func fault(of file: [UInt8]) -> PictureFault? {
    if file.isEmpty { return .empty }
    let bytes = ImageBytes(file)
    // The format takes 16 bytes, even of a file that ends before them.
    let head = file.prefix(16) + [UInt8](repeating: 0, count: max(0, 16 - file.count))
    switch try? PictureFileFormat(ImageBytes(Array(head))) {
    case .jpeg: return JPEGFile.isWhole(file) ? nil : .damaged
    case .png: return PNGFile.isWhole(bytes) ? nil : .damaged
    case .webp: return WebPFile.isWhole(bytes) ? nil : .damaged
    case .gif: return GIFFile.isWhole(bytes) ? nil : .damaged
    case .heif: return HEIFFile.fault(in: bytes)
    case .bmp: return nil
    case .svg, nil: return OtherFile(file).fault
    }
  }
}

/// The first bytes of a file in none of the formats with a signature that Garland reads.
private struct OtherFile {
  private let head: ArraySlice<UInt8>

  init(_ file: [UInt8]) { head = file.prefix(1024) }

  /// The fault; `nil` for an icon of Windows, which browsers show, and for anything that may be a drawing.
  var fault: PictureFault? {
    let text = String(decoding: head, as: UTF8.self).lowercased()
    if head.starts(with: [0, 0, 1, 0]) || head.starts(with: [0, 0, 2, 0]) || text.contains("<svg") { return nil }
    if text.hasPrefix("version https://git-lfs") { return .pointer }
    return .noPicture(kind: Self.signatures.first { head.starts(with: $0.bytes) }?.kind ?? Self.kind(ofText: text))
  }

  private static let signatures: [(bytes: [UInt8], kind: String)] = [
    (Array("PK".utf8) + [3, 4], "a ZIP archive"), ([0x1F, 0x8B], "a compressed file"), (Array("%PDF".utf8), "a PDF"),
    (Array("II".utf8) + [42, 0], "a TIFF file"), (Array("MM".utf8) + [0, 42], "a TIFF file"),
    (Array("8BPS".utf8), "a Photoshop file"),
  ]

  private static func kind(ofText text: String) -> String? {
    if text.contains("<!doctype html") || text.contains("<html") { return "an HTML page" }
    let isText = text.unicodeScalars.allSatisfy { ($0.value >= 0x20 || 0x09...0x0D ~= $0.value) && $0 != "\u{FFFD}" }
    return isText ? "a text" : nil
  }
}

extension JPEGFile {
  /// Returns whether the picture has an end.
  ///
  /// Anything can follow it: zeros, further pictures, the video of a moving photograph. A thumbnail with an end of its
  /// own precedes the first scan. Among coded pixels, the byte `FF` never precedes `D9`.
  static func isWhole(_ file: [UInt8]) -> Bool {
    guard let start = startOfPixels(file) else { return false }
    let bytes = file.span
    var offset = file.count - 2
    while offset >= start {
      if bytes[offset] == 0xFF, bytes[offset + 1] == endOfImage { return true }
      offset -= 1
    }
    return false
  }

  private static func startOfPixels(_ file: [UInt8]) -> Int? {
    do throws(ImageSizeError) {
      let last = try JPEGFile(ImageBytes(file)).segments.last
      return last?.marker == startOfScan ? last?.end : nil
    } catch {
      guard case .unreadable = error else { return nil }
      // Browsers skip bytes between segments that belong to none.
      return file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == startOfScan }
    }
  }
}

extension PNGFile {
  /// Returns whether the chunks up to the last one are complete, and one of them has pixels.
  static func isWhole(_ bytes: ImageBytes) -> Bool {
    (try? PNGFile(bytes))?.chunks.contains { $0.name == "IDAT" } ?? false
  }
}

extension WebPFile {
  /// Returns whether all chunks are complete, and one of them has pixels.
  static func isWhole(_ bytes: ImageBytes) -> Bool {
    (try? WebPFile(bytes))?.chunks.contains { ["VP8 ", "VP8L", "ANMF"].contains($0.name) } ?? false
  }
}

extension GIFFile {
  /// Returns whether all blocks are complete, and one of them has pixels; without the trailer, nothing is missing.
  static func isWhole(_ bytes: ImageBytes) -> Bool {
    do throws(ImageSizeError) {
      var hasPixels = false
      var offset = 13 + tableSize(try bytes.byte(10))
      while offset < bytes.count {
        let kind = try bytes.byte(offset)
        switch kind {
        case pixels: offset += 11 + tableSize(try bytes.byte(offset + 9))
        case comment: offset += 2
        default: return hasPixels
        }
        // Parts with a length each follow; the last one is empty.
        var length: Int
        repeat {
          length = Int(try bytes.byte(offset))
          offset += 1 + length
        } while length > 0
        hasPixels = hasPixels || kind == pixels
      }
      return hasPixels
    } catch {
      return false
    }
  }

  private static let (pixels, comment): (UInt8, UInt8) = (0x2C, 0x21)

  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}

extension HEIFFile {
  static func fault(in bytes: ImageBytes) -> PictureFault? {
    guard let first = try? HEIFBox(in: bytes, at: 0), let brands = try? brands(in: first, of: bytes) else {
      return .damaged
    }
    guard brands.contains(where: imageBrands.contains) else { return .noPicture(kind: "a video") }
    guard !brands.isDisjoint(with: ["avif", "avis"]) else { return .heic }
    var (offset, hasPixels) = (first.end, false)
    // After the boxes, anything can follow.
    while let box = try? HEIFBox(in: bytes, at: offset), neededBoxes.contains(box.type) {
      guard box.end <= bytes.count else { return .damaged }
      hasPixels = hasPixels || box.type == "mdat" || box.type == "mini" || hasPixelsInside(box, bytes)
      offset = box.end
    }
    return hasPixels ? nil : .damaged
  }

  private static func hasPixelsInside(_ box: HEIFBox, _ bytes: ImageBytes) -> Bool {
    guard box.type == "meta", let inner = try? HEIFBox.all(in: bytes, from: box.start + 4, to: box.end) else {
      return false
    }
    return inner.contains { $0.type == "idat" }
  }

  private static let neededBoxes: Set = ["meta", "mini", "mdat", "moov", "free", "skip", "uuid"]
}
