import Assets
import TestSupport
import Testing

/// Picture files that browsers cannot show, or show only in part; no pixel is decoded to find them.
@Suite struct `A fault of a picture file` {
  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, 0, UInt8(content.count + 2)] + content
  }

  private static let end: [UInt8] = [0xFF, 0xD9]
  private static let start = [0xFF, 0xD8] + segment(0xC0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0])
  /// Pixels with a stuffed `FF`, restart markers and the table of a second scan.
  private static let scans =
    segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 0xFF, 0, 0xD9, 0xFF, 0xD0, 2, 0xFF, 0xD1] + segment(0xC4, [1, 2])
    + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [3, 4]
  private static let thumbnail = segment(0xE1, Array("Exif\0\0".utf8) + start + scans + end)
  private static let jpeg = start + thumbnail + scans + end

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private static let pngStart =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
  private static let png = pngStart + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])

  private static func webP(_ name: String) -> [UInt8] {
    Array("RIFF".utf8) + [24, 0, 0, 0] + Array("WEBP\(name)".utf8) + [12, 0, 0, 0, 0x2F] + [UInt8](1...11)
  }

  /// A GIF with a table of two colours, a comment and a frame.
  private static let gif =
    Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6] + [0x21, 0xFE, 2, 72, 105, 0]
    + [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 3, 1, 2, 3, 0]

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count + 8)] + Array(type.utf8) + content
  }

  private static func heif(_ brand: String) -> [UInt8] {
    box("ftyp", Array("mif1\0\0\0\0\(brand)".utf8)) + box("meta", [0, 0, 0, 0]) + box("mdat", [1, 2, 3])
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let files: [Case<[UInt8], PictureFault?>] = [
    Case("a JPEG with a thumbnail, restart markers and two scans", jpeg, nil),
    Case("a JPEG before zeros", jpeg + [UInt8](repeating: 0, count: 100), nil),
    Case("a JPEG before a video", jpeg + box("ftyp", text("mp42")), nil),
    Case("a JPEG before half of another one", jpeg + jpeg.prefix(jpeg.count / 2), nil),
    Case("a JPEG with bytes between its segments", start + [0, 1] + thumbnail + scans + end, nil),
    Case("a JPEG without its end", Array(jpeg.dropLast(2)), .damaged),
    Case("a JPEG with zeros in the place of its end", jpeg.dropLast(4) + [0, 0, 0, 0], .damaged),
    Case("a JPEG that ends after its first scan", start + thumbnail + scans.prefix(12), .damaged),
    Case("a JPEG that ends within its thumbnail", Array((start + thumbnail).dropLast()), .damaged),
    Case("a JPEG without a scan", start + thumbnail + end, .damaged),
    Case("the first bytes of a JPEG", [0xFF, 0xD8, 0xFF], .damaged),
    Case("a PNG", png, nil), Case("a PNG before other bytes", png + [1, 2, 3], nil),
    Case("a PNG without its end", pngStart + chunk("IDAT", [1, 2, 3]), .damaged),
    Case("a PNG without pixels", pngStart + chunk("IEND", []), .damaged),
    Case("the first bytes of a PNG", Array(png.prefix(9)), .damaged),
    Case("a WebP", webP("VP8L"), nil), Case("a WebP before other bytes", webP("VP8L") + [1, 2, 3], nil),
    Case("a WebP that ends too early", webP("VP8L").dropLast(), .damaged),
    Case("a WebP without pixels", webP("EXIF"), .damaged),
    Case("a GIF", gif + [0x3B], nil), Case("a GIF before other bytes", gif + [0x3B, 1, 2], nil),
    Case("a GIF without a trailer", gif, nil), Case("a GIF that ends within its frame", gif.dropLast(), .damaged),
    Case("a GIF that ends within its second frame", gif + gif.suffix(16).dropLast(3), .damaged),
    Case("a GIF without a frame", Array(gif.dropLast(16)) + [0x3B], .damaged),
    Case("an AVIF", heif("avif"), nil),
    Case("an AVIF before other bytes", heif("avif") + [1, 2, 3, 4, 5, 6, 7, 8], nil),
    Case("an AVIF that ends too early", heif("avif").dropLast(), .damaged),
    Case("an AVIF that ends after its first box", Array(heif("avif").prefix(20)), .damaged),
    Case("an AVIF that ends before its pixels", Array(heif("avif").dropLast(11)), .damaged),
    Case("an AVIF that ends within the head of a box", Array(heif("avif").dropLast(6)), .damaged),
    Case("a HEIC", heif("heic"), .heic), Case("a HEIC that ends too early", heif("heic").dropLast(), .heic),
    Case("a video", box("ftyp", text("mp42\0\0\0\0isom")), .noPicture(kind: "a video")),
    Case("a drawing", text("<?xml version=\"1.0\"?><svg width=\"4\">"), nil),
    Case("an icon of Windows", [0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 4, 0, 4, 0, 0, 0], nil),
    Case("nothing", [], .empty),
    Case("a ZIP archive", text("PK\u{3}\u{4}rest of it"), .noPicture(kind: "a ZIP archive")),
    Case("a PDF", text("%PDF-1.7\n%abcdefghijkl"), .noPicture(kind: "a PDF")),
    Case("a web page", text("\n<!DOCTYPE html><title>404"), .noPicture(kind: "an HTML page")),
    Case("a short text", text("not found"), .noPicture(kind: "a text")),
    Case("other bytes", [UInt8](1...40), .noPicture(kind: nil)),
    Case("a pointer", text("version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 3\n"), .pointer),
  ]

  @Test(arguments: files)
  func `follows from the structure`(row: Case<[UInt8], PictureFault?>) {
    row.check(PictureFault(row.input))
  }

  @Test(.enabled(if: PythonOracle.has("PIL"), "needs Pillow: .ci/setup --tests"))
  func `is absent from what Pillow writes, and present as soon as an eighth is missing`() throws {
    for image in try SampleImage.fromPillow() {
      let (name, bytes) = (image.description, image.bytes)
      #expect(PictureFault(bytes) == nil, "\(name)")
      #expect(PictureFault(bytes + [UInt8](repeating: 0, count: 50)) == nil, "\(name), before zeros")
      for eighths in 1..<8 where !name.hasPrefix("BMP") {
        let start = Array(bytes.prefix(bytes.count * eighths / 8))
        let fault = PictureFault(start)
        // No format has a signature of more than 16 bytes.
        #expect(start.count < 16 ? fault != nil : fault == .damaged, "\(name), \(eighths)/8")
      }
    }
  }
}
