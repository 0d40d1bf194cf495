import Assets
import TestSupport
import Testing

@Suite struct `The facts of a picture` {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk without a correct checksum, which the facts do not need.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private static func header(color: UInt8) -> [UInt8] {
    png + chunk("IHDR", [0, 0, 0, 3, 0, 0, 0, 2, 8, color, 0, 0, 0])
  }

  private static let pixels = chunk("IDAT", [0]) + chunk("IEND", [])

  /// An Exif block with an orientation and, as its second entry, a directory with the latitude, or only with its version.
  private static func exif(_ orientation: UInt8, positionTag: UInt8 = 2) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38] + [0, 0, 0, 0]
      + [0, 1, 0, positionTag, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0] + [0, 0, 0, 0]
  }

  /// A TIFF file with 100 kB of pixels before its directory.
  private static var tiff: [UInt8] {
    var file: [UInt8] = Array("MM".utf8) + [0, 42, 0, 1, 0x86, 0xA0]
    file += [UInt8](repeating: 0x55, count: 100_000 - file.count)
    file += [0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 1, 0x86, 0xB2, 0, 0, 0, 0] as [UInt8]
    file += [0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0] as [UInt8]
    return file
  }

  private static let quickTime = Array("keysmdtacom.apple.quicktime.location.ISO6709".utf8)
  private static let mobileVideo = Array("udta\0\0\0\u{30}loci\0\0\0\0".utf8)

  /// A video with a text in the box `©xyz`.
  private static func video(_ text: String) -> [UInt8] {
    Array("moovudta".utf8) + [0xA9] + Array("xyz\0\u{12}\u{15}\0\(text)".utf8)
  }

  private static func webP(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    let body = Array("WEBP".utf8) + chunks.flatMap { Array($0.0.utf8) + [UInt8($0.1.count), 0, 0, 0] + $0.1 }
    return Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body
  }

  /// A few facts as words.
  private static func words(_ bytes: [UInt8]) -> String? {
    guard let facts = PictureFacts(bytes) else { return nil }
    let flags = [
      (facts.hasAlpha, "alpha"), (facts.isAnimated, "animated"), (facts.hasMetadata, "metadata"),
      (facts.exif?.hasPosition ?? false, "position"), (facts.canBeResized, "resizable"),
    ]
    let names = flags.filter(\.0).map(\.1)
    return (["\(facts.format)", "\(facts.size.width) × \(facts.size.height)"] + names).joined(separator: ", ")
  }

  static let files: [Case<[UInt8], String?>] = [
    Case("a PNG", header(color: 2) + pixels, "png, 3 × 2, resizable"),
    Case("a PNG with alpha", header(color: 6) + pixels, "png, 3 × 2, alpha, resizable"),
    Case(
      "a PNG with one transparent colour", header(color: 2) + chunk("tRNS", [1]) + pixels,
      "png, 3 × 2, alpha, resizable"),
    Case("an animated PNG", header(color: 2) + chunk("acTL", [1]) + pixels, "png, 3 × 2, animated"),
    Case("a PNG with text", header(color: 2) + chunk("tEXt", [1]) + pixels, "png, 3 × 2, metadata, resizable"),
    Case(
      "a PNG that a camera turned", header(color: 2) + chunk("eXIf", exif(6)) + pixels,
      "png, 2 × 3, metadata, position, resizable"),
    Case(
      "a PNG with an orientation after its pixels, which browsers ignore",
      header(color: 2) + chunk("IDAT", [0]) + chunk("eXIf", exif(6)) + chunk("IEND", []),
      "png, 3 × 2, metadata, position, resizable"),
    Case(
      "a PNG of a camera without a receiver for positions",
      header(color: 2) + chunk("eXIf", exif(1, positionTag: 0)) + pixels, "png, 3 × 2, metadata, resizable"),
    Case("a PNG without an end", header(color: 2) + chunk("IDAT", [0]), nil),
    Case(
      "a WebP with metadata, whose orientation browsers ignore",
      webP([("VP8X", [0x1C, 0, 0, 0, 2, 0, 0, 1, 0, 0]), ("ALPH", [0, 0]), ("EXIF", exif(6))]),
      "webp, 3 × 2, alpha, metadata, position, resizable"),
    Case(
      "an animated WebP", webP([("VP8X", [2, 0, 0, 0, 2, 0, 0, 1, 0, 0]), ("ANIM", [0, 0])]),
      "webp, 3 × 2, animated"),
    Case(
      "a WebP that ends too early",
      Array(webP([("VP8X", [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]), ("ALPH", [0, 0])]).dropLast()), nil),
    Case("a GIF", Array("GIF89a".utf8) + [3, 0, 2, 0] + [UInt8](repeating: 0, count: 9), "gif, 3 × 2"),
  ]

  @Test(arguments: files)
  func `are read without decoding`(row: Case<[UInt8], String?>) {
    row.check(Self.words(row.input))
  }

  @Test(arguments: [
    Case("a JPEG with Exif", [0xFF, 0xD8, 0xFF, 0xE1, 0, 70] + Array("Exif\0\0".utf8) + exif(1), true),
    Case("Exif in a file of any format", Array("ftypheic".utf8) + [0, 0, 0, 6] + exif(1) + [0, 0], true),
    Case("Exif without a position", exif(1, positionTag: 0), false),
    Case("XMP", Array("<rdf:Description exif:GPSLatitude=\"48,12N\"/>".utf8), true),
    Case("a block that ends too early", Array(exif(1).prefix(40)), false),
    Case("a TIFF file with its directory at the end", tiff, true),
    Case("a video with a position", video("+48.2+16.3/"), true),
    Case("a video with the same bytes by chance", video("mdat"), false),
    Case("a video of QuickTime", quickTime, true), Case("a video of 3GPP", mobileVideo, true),
    Case("nothing", [], false),
  ])
  func `do not include the position of the camera, which is found in all bytes`(row: Case<[UInt8], Bool>) {
    row.check(CameraPosition.isIn(row.input))
  }

  @Test func `of a picture with too many pixels say that it is not resized`() {
    let large = Self.png + Self.chunk("IHDR", [0, 0, 0x80, 0, 0, 0, 0x80, 0, 8, 2, 0, 0, 0]) + Self.pixels
    #expect(Self.words(large) == "png, 32768 × 32768")
  }
}
