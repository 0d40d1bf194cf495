import Assets
import TestSupport
import Testing

struct ImageSizeTests {
  @Test(arguments: Picture.tiny)
  func `is read from the first bytes`(picture: Picture) {
    #expect(ImageSize(picture.bytes) == ImageSize(width: picture.width, height: picture.height))
  }

  @Test(.enabled(if: Judge.has("PIL"), "needs Pillow: .ci/setup --tests"))
  func `is the one that the maker of the picture states`() throws {
    let pictures: [[Field]] = try Judge.ask("Images/pictures.py", about: [Int]())
    #expect(pictures.count > 40)
    for row in pictures {
      guard case .text(let name) = row[0], case .number(let width) = row[1], case .number(let height) = row[2],
        case .text(let base64) = row[3]
      else {
        Issue.record("\(row)")
        continue
      }
      let picture = Picture(name, width, height, base64)
      #expect(ImageSize(picture.bytes) == ImageSize(width: width, height: height), "\(name)")
      #expect(read(picture.bytes) == .size(ImageSize(width: width, height: height)), "\(name), bit by bit")
    }
  }

  @Test(arguments: Picture.tiny)
  func `asks for more bytes until there are enough`(picture: Picture) {
    let size = ImageSize.Reading.size(ImageSize(width: picture.width, height: picture.height))
    #expect(read(picture.bytes) == size)
    for length in 0..<picture.bytes.count {
      switch ImageSize.reading(prefix: Array(picture.bytes[..<length])) {
      case .needs(let byteCount): #expect(byteCount > length)
      case let reading: #expect(reading == size, "\(length) bytes")
      }
    }
  }

  @Test(arguments: Picture.tiny)
  func `is nothing or a size, whichever bits are wrong`(picture: Picture) {
    var random = SeededGenerator(seed: 7)
    var sizes = 0
    for _ in 0..<2000 {
      var bytes = picture.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      if let size = ImageSize(bytes) {
        sizes += 1
        #expect(size.width > 0 && size.height > 0)
      }
      if case .needs(let byteCount) = ImageSize.reading(prefix: bytes) { #expect(byteCount > bytes.count) }
    }
    #expect(sizes > 0)
  }

  static let drawings: [Case<String, ImageSize?>] = [
    Case("width and height", "<svg width=\"30\" height='20'/>", ImageSize(width: 30, height: 20)),
    Case("pixels", "<svg width=\" 30px \" height=\"2.0e1px\">", ImageSize(width: 30, height: 20)),
    Case("a view box alone", "<svg viewBox=\"0 0 24, 12.4\">", ImageSize(width: 24, height: 12)),
    Case("percentages", "<svg width='100%' height='100%' viewBox='0 0 3 2'>", ImageSize(width: 3, height: 2)),
    Case("other units", "<svg width='1em' height='2mm' viewBox='-1 -1 3 2'>", ImageSize(width: 3, height: 2)),
    Case("one side and a view box", "<svg width='60' viewBox='0 0 3 2'>", ImageSize(width: 60, height: 40)),
    Case("the other side and a view box", "<svg height='60' viewBox='0 0 3 2'>", ImageSize(width: 90, height: 60)),
    Case(
      "what may stand before it",
      """
      \u{FEFF}<?xml version="1.0"?>
      <!-- <svg width="1" height="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD > SVG" [ <!ENTITY a "]>"> <!-- ' --> ]>
      <svg:svg
        data-width="4" width = "30" height="20">
      """, ImageSize(width: 30, height: 20)),
    Case("no size", "<svg xmlns='http://www.w3.org/2000/svg'>", nil),
    Case("one side alone", "<svg width='60' height='auto'>", nil),
    Case("nothing to show", "<svg width='0' height='0' >", nil),
    Case("numbers of another language", "<svg width='0x10' height='nan'>", nil),
    Case("a size beyond all bounds", "<svg width='1e300' height='1e300'>", nil),
    Case("proportions beyond all bounds", "<svg width='1' viewBox='0 0 1e-300 1e300'>", nil),
    Case("another root", "<html><svg width='3' height='2'>", nil),
    Case("no quotes", "<svg width=3 height=2 >      ", nil),
    Case("no end", "<svg width='3' height='2'", nil),
    Case("no picture", "Once upon a time, there was a file.", nil),
  ]

  @Test(arguments: drawings)
  func `of a drawing follows from its root element`(row: Case<String, ImageSize?>) {
    row.check(ImageSize(Array(row.input.utf8)))
  }

  static let written: [Case<[UInt8], ImageSize?>] = [
    Case(
      "a JPEG turned, with the most significant bytes first",
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0] + zeros(4) + frame, ImageSize(width: 2, height: 3)),
    Case(
      "a JPEG whose orientation is beyond its segment",
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 16] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0xFF, 0xFF] + frame,
      ImageSize(width: 3, height: 2)),
    Case(
      "a BMP from the top", Array("BM".utf8) + zeros(12) + [40, 0, 0, 0, 3, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF],
      ImageSize(width: 3, height: 2)),
    Case("an old BMP", Array("BM".utf8) + zeros(12) + [12, 0, 0, 0, 3, 0, 2, 0], ImageSize(width: 3, height: 2)),
    Case(
      "a BMP of the least height", Array("BM".utf8) + zeros(12) + [40, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0x80],
      ImageSize(width: 3, height: 1 << 31)),
  ]

  @Test(arguments: written)
  func `is read from what was written by hand`(row: Case<[UInt8], ImageSize?>) {
    row.check(ImageSize(row.input))
  }

  /// The header of a frame three pixels wide and two high, and the start of its pixels.
  private static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8]

  static let broken: [Case<[UInt8], ImageSize.Reading>] = [
    Case("nothing", [], .needs(byteCount: 16)),
    Case("a JPEG of one segment without length", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + zeros(20), .unknown),
    Case("a JPEG of filling bytes", [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5000), .needs(byteCount: 10004)),
    Case("a JPEG that ends before its frame", [0xFF, 0xD8, 0xFF, 0xD9] + zeros(20), .unknown),
    Case(
      "a PNG without width",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + zeros(20), .unknown),
    Case(
      "a HEIF file of one long box", [0, 0, 0, 1] + Array("ftyp".utf8) + [UInt8](repeating: 0xFF, count: 40), .unknown),
    Case("a HEIF file of an endless box", [0, 0, 0, 0] + Array("ftypavif".utf8) + zeros(40), .needs(byteCount: 104)),
    Case("a film", [0, 0, 0, 16] + Array("ftypisom".utf8) + zeros(40), .unknown),
    Case(
      "a HEIF file whose box is larger than any file",
      [0, 0, 0, 16] + Array("ftypavif".utf8) + zeros(4)
        + [0xFF, 0xFF, 0xFF, 0xFF] + Array("meta".utf8), .unknown),
  ]

  @Test(arguments: broken)
  func `of a broken file is unknown`(row: Case<[UInt8], ImageSize.Reading>) {
    row.check(ImageSize.reading(prefix: row.input))
    #expect(ImageSize(row.input) == nil)
  }

  @Test func `takes little time even for long files that lead nowhere`() {
    for text in ["<!--", "<!DOCTYPE [", "<svg a='", "<svg ", "<?", "<svg a='' "] {
      #expect(ImageSize(Array(String(repeating: text, count: 100_000).utf8)) == nil)
    }
  }

  @Test func `is asked for few times even where a file is all small pieces`() {
    let file = [0xFF, 0xD8] + [[UInt8]](repeating: [0xFF, 0xE0, 0, 2], count: 25_000).joined()
    var (length, calls) = (0, 0)
    while case .needs(let byteCount) = ImageSize.reading(prefix: Array(file.prefix(length))), length < file.count {
      length = byteCount
      calls += 1
    }
    #expect(length >= file.count)
    #expect(calls < 20)
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// Reads as a program would that asks for no more than it is told to.
  private func read(_ file: [UInt8]) -> ImageSize.Reading {
    var length = 0
    while true {
      let reading = ImageSize.reading(prefix: Array(file.prefix(length)))
      guard case .needs(let byteCount) = reading, length < file.count else { return reading }
      length = byteCount
    }
  }

  private enum Field: Decodable {
    case text(String), number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}
